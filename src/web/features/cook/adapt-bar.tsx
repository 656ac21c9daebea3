// For how many, and in which units: changed on the card by arithmetic, and what does not follow is said.

import { type ReactNode, useId } from 'react';
import type { NotScaled } from '../../../recipe/adapt-recipe.ts';
import { REQUEST_LIMITS } from '../../../recipe/recipe-request.ts';
import { usePageLanguage } from '../../parts/page-language.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { COOK_WORDS } from '../../text/en-cook.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { UnitChoice } from './cook-along.ts';
import { useCookAlong, useCookState } from './cook-context.ts';

const FACTORS = [0.25, 0.5, 1, 1.5, 2, 3, 4];
const UNITS: readonly UnitChoice[] = ['written', 'metric', 'metric-gas', 'us'];

export function AdaptBar() {
  const along = useCookAlong();
  const units = useCookState((state) => state.units);
  const id = useId();
  return (
    <div className="adapt" {...usePageLanguage()}>
      {along.canScale && <ServingsChoice />}
      <div className="adapt-units">
        <label className="unseen" htmlFor={id}>
          {COOK_WORDS.units}
        </label>
        <select
          id={id}
          value={units}
          onChange={(event) =>
            along.choose({ units: UNITS.find((each) => each === event.target.value) ?? 'written' })
          }
        >
          {UNITS.map((each) => (
            <option key={each} value={each}>
              {COOK_WORDS.unitChoice[each]}
            </option>
          ))}
        </select>
      </div>
      <AdaptNotes />
    </div>
  );
}

/** The factors that can be chosen: by whole servings where the recipe says how many it is for. */
function listFactors(servings: number | null): readonly number[] {
  if (servings === null) return FACTORS;
  const { min, max } = REQUEST_LIMITS.servings;
  const counts = Array.from({ length: Math.max(max, servings) - min + 1 }, (_, at) => min + at);
  return counts.map((count) => count / servings);
}

function ServingsChoice() {
  const along = useCookAlong();
  const { announcer } = useSession();
  const factor = useCookState((state) => state.factor);
  const { servings } = along;
  const factors = listFactors(servings);
  const place = factors.findIndex((each) => Math.abs(each - factor) < 1e-9);
  const name = (each: number) =>
    servings === null ? COOK_WORDS.factor(each) : WORDS.number(Math.round(each * servings));
  const go = (by: number) => {
    const next = factors[place + by];
    if (next === undefined) return;
    along.choose({ factor: next });
    announcer.say(COOK_WORDS.adapted(name(next), servings !== null));
  };
  return (
    <div className="adapt-servings">
      <span className="adapt-word" aria-hidden="true">
        {servings === null ? COOK_WORDS.amounts : COOK_WORDS.serves}
      </span>
      <Stepper
        fewer={COOK_WORDS.fewer}
        more={COOK_WORDS.more}
        isLeast={place <= 0}
        isMost={place === factors.length - 1}
        onStep={go}
      >
        {name(factor)}
      </Stepper>
    </div>
  );
}

function AdaptNotes() {
  const along = useCookAlong();
  const { factor } = along.read();
  useCookState(({ factor: by, units }) => `${by} ${units}`);
  const { notScaled } = along.view();
  if (factor === 1) return null;
  return (
    <ul className="adapt-notes" aria-label={COOK_WORDS.notScaled}>
      {along.servings !== null && <li>{COOK_WORDS.adaptedFrom(along.servings)}</li>}
      {notScaled.map((note) => (
        <li key={`${note.kind} ${'text' in note ? note.text : ''}`}>{tell(note)}</li>
      ))}
    </ul>
  );
}

function tell(note: NotScaled): ReactNode {
  switch (note.kind) {
    case 'times':
      return COOK_WORDS.timesStay;
    case 'pan':
      return COOK_WORDS.panStays(note.text);
    case 'amount':
      return COOK_WORDS.amountStays(note.text);
    case 'rounded':
      return COOK_WORDS.rounded(note.text, note.exact);
  }
}

// The options of a request. Each takes effect as it is set; nothing is sent before a recipe is asked for.

import { type ReactNode, useId, useRef, useState } from 'react';
import type { Allergen } from '../../../food/allergens.ts';
import { DIETS } from '../../../food/diets.ts';
import { EQUIPMENT, REQUEST_LIMITS, UNIT_SYSTEMS } from '../../../recipe/recipe-request.ts';
import type { TypedWishes } from '../../../recipe/wishes/read-typed-wishes.ts';
import type { Wish } from '../../../recipe/wishes/wishes.ts';
import { describeSet, describeUnknown, setWishes } from '../../session/part-wishes.ts';
import { useStore } from '../../session/store.ts';
import { useSession } from '../../session/use-session.ts';
import { WORDS } from '../../text/en.ts';
import { OPTION_WORDS } from '../../text/en-options.ts';
import { FieldRow } from '../../ui/field-row.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import '../../styles/dialog.css';
import '../../styles/pill.css';
import '../../styles/stepper.css';
import '../../styles/wish-form.css';

interface Props {
  /** Null where what reads names could not be loaded. */
  readonly readAvoided: (line: string) => Promise<TypedWishes | null>;
}

/** The 14 allergens, those that most people look for first. */
const BY_HOW_COMMON: readonly Allergen[] = [
  ...(['milk', 'egg', 'gluten', 'nuts', 'peanut', 'fish', 'crustaceans'] as const),
  ...(['soy', 'sesame', 'molluscs', 'mustard', 'celery', 'sulphites', 'lupin'] as const),
];

const MINUTES = [15, 20, 30, 45, 60, 90] as const;
const EXTRAS = Array.from({ length: REQUEST_LIMITS.maxExtras.max + 1 }, (_, count) => count);

export function WishForm({ readAvoided }: Props) {
  const { wishes: list, announcer } = useSession();
  const wishes = useStore(list);
  const id = useId();
  const [isFull, setFull] = useState(false);

  function set(wish: Wish, isSet: boolean) {
    const isTaken = !isSet || list.add(wish);
    if (!isSet) list.drop(wish);
    setFull(!isTaken);
    if (!isTaken) announcer.say(WORDS.avoidFull);
  }

  return (
    <div className="wish-form">
      <Servings />
      <Ticks legend={OPTION_WORDS.diets}>
        {DIETS.map((diet) => (
          <Tick
            key={diet}
            label={OPTION_WORDS.option(diet)}
            isTicked={wishes.diets?.includes(diet) === true}
            onTick={(isTicked) => set({ kind: 'diet', diet }, isTicked)}
          />
        ))}
      </Ticks>
      <Ticks legend={OPTION_WORDS.avoid} note={isFull ? WORDS.avoidFull : OPTION_WORDS.avoidNote}>
        {BY_HOW_COMMON.map((word) => (
          <Tick
            key={word}
            label={OPTION_WORDS.option(word)}
            isTicked={wishes.avoid?.includes(word) === true}
            onTick={(isTicked) => set({ kind: 'avoid', word }, isTicked)}
          />
        ))}
      </Ticks>
      <AvoidOther readAvoided={readAvoided} />
      <Choice
        label={OPTION_WORDS.maxExtras}
        chosen={wishes.maxExtras}
        none={OPTION_WORDS.noLimit}
        offered={EXTRAS}
        tell={OPTION_WORDS.extras}
        onChoose={(count, isSet) => set({ kind: 'maxExtras', count }, isSet)}
      />
      <Choice
        label={OPTION_WORDS.maxMinutes}
        chosen={wishes.maxMinutes}
        none={OPTION_WORDS.anyMinutes}
        offered={MINUTES}
        tell={OPTION_WORDS.minutes}
        onChoose={(minutes, isSet) => set({ kind: 'maxMinutes', minutes }, isSet)}
      />
      <Ticks legend={OPTION_WORDS.equipment}>
        {EQUIPMENT.map((word) => (
          <Tick
            key={word}
            label={OPTION_WORDS.option(word)}
            isTicked={wishes.equipment?.includes(word) !== false}
            onTick={(isTicked) => set({ kind: 'without', word }, !isTicked)}
          />
        ))}
      </Ticks>
      <Ticks legend={OPTION_WORDS.units}>
        {UNIT_SYSTEMS.map((system) => (
          <label className="pill" key={system}>
            <input
              type="radio"
              name={`${id}-units`}
              checked={(wishes.units ?? 'metric') === system}
              onChange={() => set({ kind: 'units' }, system === 'us')}
            />
            {OPTION_WORDS.unitSystem[system]}
          </label>
        ))}
      </Ticks>
    </div>
  );
}

function Servings() {
  const { wishes: list, announcer } = useSession();
  const { servings } = useStore(list);
  const { min, max, default: usual } = REQUEST_LIMITS.servings;
  const count = servings ?? usual;

  function change(by: number) {
    // Unset it is the usual, or as many as the meat is for: a press for fewer sets the usual.
    const next = servings === undefined && by < 0 ? usual : count + by;
    list.add({ kind: 'servings', count: next });
    announcer.say(WORDS.wish({ kind: 'servings', count: next }));
  }

  return (
    <fieldset className="servings">
      <legend>{OPTION_WORDS.servings}</legend>
      <Stepper
        fewer={OPTION_WORDS.fewerServings}
        more={OPTION_WORDS.moreServings}
        isLeast={count === min}
        isMost={count === max}
        onStep={change}
      >
        {servings === undefined ? `${WORDS.number(count)}+` : WORDS.number(count)}
      </Stepper>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly chosen: number | undefined;
  /** What is told where nothing is chosen. */
  readonly none: string;
  readonly offered: readonly number[];
  readonly tell: (count: number) => string;
  readonly onChoose: (count: number, isSet: boolean) => void;
}

function Choice({ label, chosen, none, offered, tell, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => onChoose(Number(value), value !== '')}
      >
        <option value="">{none}</option>
        {offered.map((count) => (
          <option key={count} value={count}>
            {tell(count)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TicksProps {
  readonly legend: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Ticks({ legend, note, children }: TicksProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={note === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {note !== undefined && (
        <p className="hint" id={id}>
          {note}
        </p>
      )}
      <div className="pills">{children}</div>
    </fieldset>
  );
}

interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className="pill">
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      {label}
    </label>
  );
}

function AvoidOther({ readAvoided }: Props) {
  const { wishes: list, announcer } = useSession();
  const [told, setTold] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function add() {
    const typed = field.current?.value.trim() ?? '';
    if (typed === '') {
      setTold(OPTION_WORDS.avoidMissing);
      return;
    }
    const read = await readAvoided(typed);
    if (read === null) {
      setTold(WORDS.partMissing);
      return;
    }
    const { set, unset } = setWishes(list, read.wishes);
    const problems = [describeUnknown(read.unknown), unset.length > 0 ? WORDS.avoidFull : '']
      .join(' ')
      .trim();
    setTold(problems);
    announcer.say(problems === '' ? describeSet(set) : problems);
    if (field.current !== null) {
      const words = unset.map((wish) => ('word' in wish ? wish.word : ''));
      field.current.value = [...read.unknown, ...words].join(', ');
    }
    field.current?.focus();
  }

  return (
    <div className="choice">
      <FieldRow
        ref={field}
        label={OPTION_WORDS.avoidOther}
        action={OPTION_WORDS.avoidIt}
        onTake={() => void add()}
        told={told}
        placeholder={OPTION_WORDS.avoidOtherExample}
        maxLength={REQUEST_LIMITS.ingredientLength}
        autoCapitalize="none"
        onInput={() => setTold('')}
      />
    </div>
  );
}

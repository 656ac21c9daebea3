// The check beside a recipe: what it uses, what is to buy, then what was found, worst first, each with its step.

import { useMemo } from 'react';
import { listToBuy } from '../../../recipe/export/list-to-buy.ts';
import type { Finding } from '../../../recipe/finding.ts';
import type { Refused } from '../../../recipe/recipe-events.ts';
import { isOver, type RecipeSession } from '../../../recipe/recipe-session.ts';
import { usePart } from '../../parts/load-once.ts';
import { usePageLanguage } from '../../parts/page-language.ts';
import { adherence } from '../../parts/parts.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { FindingList } from './finding-list.tsx';
import { sortFindings } from './sort-findings.ts';
import { ToBuy } from './to-buy.tsx';

interface Props {
  readonly name: string;
  readonly session: RecipeSession;
  readonly refused: readonly Refused[];
  readonly say: (words: string) => void;
}

export function CheckNotes({ name, session, refused, say }: Props) {
  const { answer } = session;
  const { request } = session;
  // Asked for while the recipe is written: what comes behind it would push the count aside.
  const arrived = usePart(adherence, true);
  // The page is drawn anew for many reasons; the recipe is read once.
  const use = useMemo(() => readUse(arrived, answer, request), [arrived, answer, request]);
  const toBuy = useMemo(() => listToBuy(answer?.ingredients ?? []), [answer]);
  const findings = useMemo(() => dropTold(session), [session]);
  const isChecked = answer !== null;
  return (
    <details className="check" id={`${name}-check`} aria-live="off" {...usePageLanguage()}>
      <summary>
        <span className="check-line">
          {isChecked ? tellUse(use) : isOver(session) ? RECIPE_WORDS.unchecked : RECIPE_WORDS.checking}
        </span>
        {isChecked && (use !== 'limited' || findings.length > 0) && <CheckCount findings={findings} />}
      </summary>
      <div className="check-body">
        <h3>{RECIPE_WORDS.check}</h3>
        {isChecked && use !== 'limited' && findings.length === 0 && (
          <p className="check-none">{RECIPE_WORDS.nothingFound}</p>
        )}
        <FindingList name={name} findings={findings} />
        <ToBuy lines={toBuy} say={say} />
        {refused.length > 0 && (
          <dl className="not-cooked">
            <dt>{RECIPE_WORDS.notCooked}</dt>
            {refused.map(({ ingredient, why }) => (
              <dd key={ingredient}>
                <bdi lang="en">{why.includes(ingredient) ? why : `${ingredient}: ${why}`}</bdi>
              </dd>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}

/** How much there is to look at, and how grave the worst of it is. */
function CheckCount({ findings }: { readonly findings: readonly Finding[] }) {
  const grave = findings.filter(({ severity }) => severity !== 'note');
  const [worst] = sortFindings(grave.length > 0 ? grave : findings);
  if (worst === undefined) return <span className="check-count">{RECIPE_WORDS.nothingToNote}</span>;
  return (
    <span className={`check-count ${worst.severity}`}>
      {RECIPE_WORDS.severityCount[worst.severity](grave.length > 0 ? grave.length : findings.length)}
    </span>
  );
}

/** What the recipe tells itself, in its notes, is not told a second time: what is left out, what it contains. */
function dropTold({ findings, answer, text }: RecipeSession): readonly Finding[] {
  const tellsLeftOut = (answer?.leftOut.length ?? 0) > 0;
  const tellsContained = /^\W*contains\b/im.test(text);
  return findings.filter(
    ({ rule }) => !(rule === 'left-out' && tellsLeftOut) && !(rule === 'contains' && tellsContained),
  );
}

type Reader = typeof import('../../parts/adherence.ts');

interface Told {
  readonly used: number;
  readonly unused: readonly string[];
}

/** How much of the list the recipe uses; `limited` where the checks cannot read its language. */
function readUse(
  arrived: Reader | null,
  answer: RecipeSession['answer'],
  request: RecipeSession['request'],
): Told | 'limited' | null {
  if (arrived === null || answer === null) return null;
  if (!arrived.isEnglish(answer.steps, request.language)) return 'limited';
  // A recipe that was there already may be read without any list to keep to.
  if (request.ingredients.length === 0) return null;
  const { used, unused } = arrived.readAdherence({ ...answer, introduction: '', notes: [] }, request);
  return { used: used.length, unused };
}

function tellUse(use: Told | 'limited' | null): string {
  if (use === null) return RECIPE_WORDS.check;
  if (use === 'limited') return RECIPE_WORDS.limited;
  return RECIPE_WORDS.uses(use.used, use.used + use.unused.length, use.unused);
}

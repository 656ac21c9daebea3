// The check beside a recipe: what it uses, what is to buy, then what was found, worst first, each with its step.

import { useMemo } from 'react';
import type { Finding } from '../../../recipe/finding.ts';
import type { Refused } from '../../../recipe/recipe-events.ts';
import { isOver, type RecipeSession } from '../../../recipe/recipe-session.ts';
import { usePart } from '../../parts/load-once.ts';
import { adherence } from '../../parts/parts.ts';
import { EN_RECIPE } from '../../text/en-recipe.ts';
import { listToBuy } from './list-to-buy.ts';
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
  const arrived = usePart(adherence, answer !== null);
  // The page is drawn anew for many reasons; the recipe is read once.
  const line = useMemo(() => writeLine(arrived, answer, request), [arrived, answer, request]);
  const toBuy = useMemo(() => listToBuy(answer?.ingredients ?? []), [answer]);
  return (
    <div className="check" id={`${name}-check`} tabIndex={-1}>
      <h3>{EN_RECIPE.check}</h3>
      {answer === null ? (
        <p className="check-line pending">{isOver(session) ? EN_RECIPE.unchecked : EN_RECIPE.checking}</p>
      ) : (
        <>
          {line !== '' && <p className="check-line">{line}</p>}
          <ToBuy lines={toBuy} say={say} />
          {toBuy.length === 0 && session.phase === 'done' && (
            <p className="check-none">{EN_RECIPE.nothingToBuy}</p>
          )}
          {session.findings.length === 0 ? (
            <p className="check-none">{EN_RECIPE.nothingFound}</p>
          ) : (
            <FindingList name={name} findings={session.findings} />
          )}
        </>
      )}
      {refused.length > 0 && (
        <dl className="not-cooked">
          <dt>{EN_RECIPE.notCooked}</dt>
          {refused.map(({ ingredient, why }) => (
            <dd key={ingredient}>{why.includes(ingredient) ? why : `${ingredient}: ${why}`}</dd>
          ))}
        </dl>
      )}
    </div>
  );
}

type Reader = typeof import('../../parts/adherence.ts');

function writeLine(
  arrived: Reader | null,
  answer: RecipeSession['answer'],
  request: RecipeSession['request'],
): string {
  if (arrived === null || answer === null) return '';
  const { readAdherence, writeAdherence } = arrived;
  // What is to buy stands below, with its amounts.
  return writeAdherence({ ...readAdherence({ ...answer, introduction: '', notes: [] }, request), toBuy: [] });
}

export function FindingList({
  name,
  findings,
}: {
  readonly name: string;
  readonly findings: readonly Finding[];
}) {
  const sorted = sortFindings(findings);
  const severities = [...new Set(sorted.map(({ severity }) => severity))];
  return severities.map((severity) => (
    <div className={`findings ${severity}`} key={severity}>
      <p className="severity">{EN_RECIPE.severity[severity]}</p>
      <ul aria-label={EN_RECIPE.severity[severity]}>
        {sorted
          .filter((finding) => finding.severity === severity)
          .map((finding) => (
            <li key={`${finding.rule}-${finding.step ?? ''}-${finding.message}`}>
              <Message name={name} finding={finding} />
            </li>
          ))}
      </ul>
    </div>
  ));
}

/** The step that a message names leads to it; where it names none, its number follows. */
function Message({ name, finding }: { readonly name: string; readonly finding: Finding }) {
  const { message, step } = finding;
  if (step === undefined || name === '') return message;
  const words = EN_RECIPE.step(step);
  const at = message.search(RegExp(`${words}\\b`));
  const [before, after] =
    at === -1 ? [`${message} `, ''] : [message.slice(0, at), message.slice(at + words.length)];
  return (
    <>
      {before}
      <a href={`#${name}-step-${step}`}>{words}</a>
      {after}
    </>
  );
}

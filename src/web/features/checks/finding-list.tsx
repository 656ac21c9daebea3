// What was found in a recipe, worst first. In another language each says what it is about in that language, ahead of the
// English sentence of its rule.

import type { Finding, RuleId } from '../../../recipe/finding.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { type FindingWords, nameSubject } from '../../text/finding-words.ts';
import { readFindingWords } from '../../text/language.ts';
import { sortFindings } from './sort-findings.ts';

interface Props {
  readonly name: string;
  readonly findings: readonly Finding[];
}

export function FindingList({ name, findings }: Props) {
  const sorted = sortFindings(findings);
  const severities = [...new Set(sorted.map(({ severity }) => severity))];
  const words = readFindingWords();
  const hasEnglish = words !== null && findings.some(({ rule }) => !SAID_WHOLE.has(rule));
  return (
    <>
      {hasEnglish && <p className="hint">{words.inEnglish}</p>}
      {severities.map((severity) => (
        <div className={`findings ${severity}`} key={severity}>
          <p className="severity">{RECIPE_WORDS.severity[severity]}</p>
          <ul aria-label={RECIPE_WORDS.severity[severity]}>
            {sorted
              .filter((finding) => finding.severity === severity)
              .map((finding) => (
                <li key={`${finding.rule}-${finding.step ?? ''}-${finding.message}`}>
                  {words === null ? (
                    <Message name={name} finding={finding} />
                  ) : (
                    <Subject name={name} finding={finding} words={words} />
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** Rules of which all is said by what they are about and where. */
const SAID_WHOLE: ReadonlySet<RuleId> = new Set([
  'unused-ingredient',
  'no-quantity',
  'no-time',
  'no-preheat',
  'cut-off',
]);

interface ToldProps {
  /** Starts the ids of steps; empty where there are none to lead to. */
  readonly name: string;
  readonly finding: Finding;
}

/** In another language: what it is about, in that language, and below it the rule's own sentence. */
function Subject({ name, finding, words }: ToldProps & { readonly words: FindingWords }) {
  const { rule, message, step } = finding;
  return (
    <>
      {nameSubject(words, finding)} {step !== undefined && <StepWord name={name} step={step} />}
      {!SAID_WHOLE.has(rule) && (
        <bdi lang="en" className="sentence">
          {message}
        </bdi>
      )}
    </>
  );
}

function StepWord({ name, step }: { readonly name: string; readonly step: number }) {
  const words = RECIPE_WORDS.step(step);
  return name === '' ? words : <a href={`#${name}-step-${step}`}>{words}</a>;
}

/** The step that a message names leads to it; else its number follows. */
function Message({ name, finding: { message, step } }: ToldProps) {
  if (step === undefined || name === '') return message;
  const words = RECIPE_WORDS.step(step);
  const at = message.search(RegExp(`${words}\\b`));
  const [before, after] =
    at === -1 ? [`${message} `, ''] : [message.slice(0, at), message.slice(at + words.length)];
  return (
    <>
      {before}
      <StepWord name={name} step={step} />
      {after}
    </>
  );
}

// What was found in a recipe, worst first. In another language each says what it is about in that language, ahead of the
// English sentence of its rule.

import type { Finding, RuleId } from '../../../recipe/finding.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { type FindingWords, nameSubject } from '../../text/finding-words.ts';
import { readFindingWords } from '../../text/language.ts';
import { sortFindings } from './sort-findings.ts';

export function FindingList({
  name,
  findings,
}: {
  readonly name: string;
  readonly findings: readonly Finding[];
}) {
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

interface SubjectProps {
  readonly name: string;
  readonly finding: Finding;
  readonly words: FindingWords;
}

/** In another language: what it is about, in that language, and below it the rule's own sentence. */
function Subject({ name, finding, words }: SubjectProps) {
  const { rule, message, step } = finding;
  return (
    <>
      {nameSubject(words, finding)}
      {step !== undefined && (
        <>
          {' '}
          {name === '' ? (
            RECIPE_WORDS.step(step)
          ) : (
            <a href={`#${name}-step-${step}`}>{RECIPE_WORDS.step(step)}</a>
          )}
        </>
      )}
      {!SAID_WHOLE.has(rule) && (
        <bdi lang="en" className="sentence">
          {message}
        </bdi>
      )}
    </>
  );
}

/** The step that a message names leads to it; else its number follows. */
function Message({ name, finding }: { readonly name: string; readonly finding: Finding }) {
  const { message, step } = finding;
  if (step === undefined || name === '') return message;
  const address = `#${name}-step-${step}`;
  const words = RECIPE_WORDS.step(step);
  const at = message.search(RegExp(`${words}\\b`));
  if (at === -1) {
    return (
      <>
        {message} <a href={address}>{words}</a>
      </>
    );
  }
  return (
    <>
      {message.slice(0, at)}
      <a href={address}>{words}</a>
      {message.slice(at + words.length)}
    </>
  );
}

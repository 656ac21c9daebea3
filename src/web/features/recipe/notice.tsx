// A box with how it stands with a recipe and what can be done about it.

import type { ReactNode } from 'react';
import type { RecipeSession } from '../../../recipe/recipe-session.ts';
import { RECIPE_WORDS } from '../../text/en-recipe.ts';
import { FindingList } from '../checks/finding-list.tsx';

interface Props {
  readonly kind: string;
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  /** What a word at the top of the recipe leads to. */
  readonly isEnd?: boolean;
  /** The buttons. */
  readonly ways?: ReactNode;
  readonly children?: ReactNode;
}

export function Notice({ kind, title, level: Heading = 'h2', isEnd = false, ways, children }: Props) {
  return (
    <div className={`notice ${kind}`} id={isEnd ? 'recipe-end' : undefined}>
      <Heading>{title}</Heading>
      {children}
      {ways !== undefined && <div className="choices">{ways}</div>}
    </div>
  );
}

interface HeldProps {
  readonly session: RecipeSession;
  readonly why: string;
  readonly ways: ReactNode;
}

/** A recipe that is not shown, and the dangers for which it is not. */
export function HeldNotice({ session, why, ways }: HeldProps) {
  const dangers = session.findings.filter(({ severity }) => severity === 'danger');
  return (
    <Notice kind="held" title={RECIPE_WORDS.heldTitle} ways={ways}>
      <p>{dangers.length === 0 ? RECIPE_WORDS.heldUnread : why}</p>
      {dangers.length > 0 && <FindingList name="" findings={dangers} />}
    </Notice>
  );
}

export function Pulse() {
  return (
    <div className="quiet-pulse" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}

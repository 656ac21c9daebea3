// The buttons of the page by how loud they are. None sends a form unless it says so.

import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'>;

/** The one next action. */
export function MainButton(props: Props) {
  return <button type="button" className="main-button" {...props} />;
}

export function PlainButton(props: Props) {
  return <button type="button" className="plain-button" {...props} />;
}

/** Looks like a link. */
export function QuietButton(props: Props) {
  return <button type="button" className="quiet-button" {...props} />;
}

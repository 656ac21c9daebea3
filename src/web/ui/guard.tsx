// Keeps a fault in one part of the page from taking the rest of it away: React unmounts everything otherwise.

import { Component, type ReactNode } from 'react';

interface Props {
  /** Stands where the part could not be drawn. */
  readonly fallback: ReactNode;
  /** With another one the part is drawn anew. */
  readonly of: unknown;
  readonly children: ReactNode;
}

export class Guard extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ of }: Props) {
    if (of !== this.props.of && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

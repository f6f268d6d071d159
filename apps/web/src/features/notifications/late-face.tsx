import { Component, Suspense, type ReactNode } from 'react';

type LateFaceProps = {
  /** Shows the same in words only: while its code is loading, and if it cannot be loaded (D36). */
  readonly plain: ReactNode;
  readonly children: ReactNode;
};

/**
 * A notification whose pictures and buttons are loaded with the first of its type; its words are shown from the start.
 */
export function LateFace({ plain, children }: LateFaceProps) {
  return (
    <WordsAlone plain={plain}>
      <Suspense fallback={plain}>{children}</Suspense>
    </WordsAlone>
  );
}

class WordsAlone extends Component<LateFaceProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.plain : this.props.children;
  }
}

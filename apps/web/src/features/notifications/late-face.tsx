import { Component, Suspense, type ReactNode } from 'react';

type LateFaceProps = {
  /** Text-only version, shown while the code is loading or if it cannot be loaded. */
  readonly plain: ReactNode;
  readonly children: ReactNode;
};

/** A notification whose pictures and buttons are loaded on first use of its type; its text is shown immediately. */
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

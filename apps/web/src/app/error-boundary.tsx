import { Component, type ReactNode } from 'react';
import { PageBroken } from './page-error.tsx';

type State = { readonly error: unknown };

/** The outermost boundary (R2.30). A class because React has no other way to catch render errors. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <PageBroken error={this.state.error} />;
  }
}

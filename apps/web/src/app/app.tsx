import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { RouterProvider } from '@tanstack/react-router';
import { useState, Component, type ReactNode } from 'react';
import { createQueryClient, isPersisted, PERSIST_BUSTER, PERSIST_MAX_AGE_MS } from '../shared/failures/query-client.ts';
import { createQueryStorage } from '../shared/api/query-storage.ts';
import { createAppRouter } from './router.tsx';
import { PageBroken } from './page-error.tsx';

type State = { readonly error: unknown };

/** The outermost error boundary (R2.30). It is a class because React has no other way to catch render errors. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <PageBroken error={this.state.error} />;
  }
}

export function App() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createAppRouter());
  const [persister] = useState(createQueryStorage);
  return (
    <ErrorBoundary>
      <PersistQueryClientProvider
        client={queryClient}
        persistOptions={{
          persister,
          maxAge: PERSIST_MAX_AGE_MS,
          buster: PERSIST_BUSTER,
          dehydrateOptions: { shouldDehydrateQuery: isPersisted },
        }}
      >
        <RouterProvider router={router} />
      </PersistQueryClientProvider>
    </ErrorBoundary>
  );
}

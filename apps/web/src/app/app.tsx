import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createQueryClient, isPersisted, PERSIST_BUSTER, PERSIST_MAX_AGE_MS } from '../shared/failures/query-client.ts';
import { createQueryStorage } from '../shared/api/query-storage.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { createAppRouter } from './router.tsx';

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

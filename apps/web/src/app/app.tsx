import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createQueryClient, isPersisted, persistBuster, persistMaxAgeMs } from '../shared/api/query-client.ts';
import { createQueryStorage } from '../shared/api/query-storage.ts';
import { TooltipLayer } from '../shared/ui/tooltip-layer.tsx';
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
          maxAge: persistMaxAgeMs,
          buster: persistBuster,
          dehydrateOptions: { shouldDehydrateQuery: isPersisted },
        }}
      >
        <RouterProvider router={router} />
        <TooltipLayer />
      </PersistQueryClientProvider>
    </ErrorBoundary>
  );
}

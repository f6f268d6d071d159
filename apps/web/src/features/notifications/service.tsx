/** Somebody asks for a service (R3.52): in the centre, and in the corner when it arrives (R4.28). */
import { Suspense } from 'react';
import { lazyPart } from '../../shared/network/lazy-part.ts';
import type { RowProps, ToastProps } from './kind.ts';

// The catalogue of services comes with the first of them.
const Row = lazyPart(() => import('./service-row.tsx').then((module) => ({ default: module.ServiceRow })));
const Toast = lazyPart(() => import('./service-toast.tsx').then((module) => ({ default: module.ServiceToast })));

export function ServiceRow(props: RowProps<'service-buy'>) {
  return (
    <Suspense fallback={<li className="h-[92px] border-b border-line-soft" />}>
      <Row {...props} />
    </Suspense>
  );
}

export function ServiceToast(props: ToastProps<'service-buy'>) {
  return (
    <Suspense fallback={null}>
      <Toast {...props} />
    </Suspense>
  );
}

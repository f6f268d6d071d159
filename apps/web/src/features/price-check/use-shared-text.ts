import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCheckStore } from './check-store.ts';

/**
 * Checks the text in the address: another app shares an item text with the installed site this way. The text is then
 * removed from the address, so that Back and a reload do not bring it back.
 */
export function useSharedText(): void {
  const { text: shared = '' } = useSearch({ strict: false }) as { readonly text?: string };
  const navigate = useNavigate();
  useEffect(() => {
    if (shared === '') return;
    useCheckStore.setState({ text: shared });
    void navigate({ to: '.', search: (before: Record<string, unknown>) => ({ ...before, text: undefined }), replace: true });
  }, [shared, navigate]);
}

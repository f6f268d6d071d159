/**
 * Code that could not be fetched from a reachable server, usually because the site was updated after this window was
 * opened: a whole page, or a part of a page.
 */
import { create } from 'zustand';

type MissingCode = { readonly missing: 'nothing' | 'part' | 'page' };

export const useMissingCode = create<MissingCode>()(() => ({ missing: 'nothing' }));

/**
 * Code that could not be fetched although the server can be reached, mostly because the site was updated since this
 * window was opened: a whole page, or a part of one.
 */
import { create } from 'zustand';

type MissingCode = { readonly missing: 'nothing' | 'part' | 'page' };

export const useMissingCode = create<MissingCode>()(() => ({ missing: 'nothing' }));

/**
 * Code that could not be fetched though the server is there, mostly because the site was updated since this window was
 * opened: a whole page, or a part of one.
 */
import { create } from 'zustand';

type MissingCode = { readonly missing: 'nothing' | 'part' | 'page' };

export const useMissingCode = create<MissingCode>()(() => ({ missing: 'nothing' }));

/** Pages whose code is loaded when they are first opened. */
import { lazyRouteComponent } from '@tanstack/react-router';
import { withPageTexts } from '../shared/i18n/i18n.ts';
import { PageNotLoadedError } from '../shared/network/lazy-part.ts';
import { noteOpened } from '../shared/network/opened-pages.ts';

/** Loads a page together with the interface strings that Home does not need. */
export function lazyPage<Module extends Record<string, unknown>, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  return lazyRouteComponent(() => withPageTexts(load()).then(note(String(name)), failToLoad), name);
}

/** Loads Home, whose interface strings are part of the frame. */
export function lazyHome<Module extends Record<string, unknown>, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  return lazyRouteComponent(() => load().then(note(String(name)), failToLoad), name);
}

function note(name: string): <Module>(module: Module) => Module {
  return (module) => {
    noteOpened(name);
    return module;
  };
}

function failToLoad(cause: unknown): never {
  throw new PageNotLoadedError('The page could not be loaded', { cause });
}

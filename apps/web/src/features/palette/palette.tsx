import { useRouter } from '@tanstack/react-router';
import { Dialog as Radix } from 'radix-ui';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { openSettingsAt } from '../../shared/account/settings-dialog-store.ts';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { useGame } from '../../shared/game/use-game.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { entryKinds, type EntryKind, type PaletteEntry } from './entries.ts';
import { PaletteRow } from './palette-row.tsx';
import { closePalette, openPalette } from './palette-store.ts';
import { rememberRecent, useRecents } from './recent-store.ts';
import { useResults } from './use-results.ts';

export { Shortcuts } from './shortcuts.tsx';

type Section = { readonly heading: string; readonly entries: readonly PaletteEntry[]; readonly more: number };

/** The command palette: finds pages, items, categories, services, sellers and settings by name, and opens them. */
export function Palette() {
  const { t } = useTranslation();
  const game = useGame();
  const [text, setText] = useState('');
  const [only, setOnly] = useState<EntryKind | null>(null);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { groups, statics, isPending, isPartial } = useResults(game, text, only);
  const start = useStart(statics, only);
  const open = useOpenEntry();
  const sections: readonly Section[] =
    text.trim() === ''
      ? start
      : groups.map(({ kind, entries, total }) => ({ heading: t(`palette.kinds.${kind}`), entries, more: total - entries.length }));
  const entries = sections.flatMap((section) => section.entries);
  const numbered = sections.map((section, n) => ({
    ...section,
    from: sections.slice(0, n).reduce((sum, each) => sum + each.entries.length, 0),
  }));
  const at = Math.min(marked, entries.length - 1);
  const mark = (next: number): void => {
    setMarked(next);
    list.current?.querySelector(`[data-at="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const chooseKind = (kind: EntryKind | null): void => {
    setOnly(kind);
    setMarked(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && entries.length > 0) mark((at + step + entries.length) % entries.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      const entry = entries[at];
      // While results are still loading, the first row is not what the text will find.
      if (entry !== undefined && !isPending) open(entry, event);
    } else if (event.key === 'Tab') {
      const kinds = [null, ...entryKinds];
      const next = kinds.indexOf(only) + (event.shiftKey ? -1 : 1);
      chooseKind(kinds[(next + kinds.length) % kinds.length] ?? null);
    } else return;
    event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && closePalette()}>
      <Radix.Portal>
        <div data-scrim="" className="fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed z-40 flex flex-col overflow-hidden border border-line bg-s1 shadow-float animate-enter focus:outline-none max-md:inset-0 md:top-[10vh] md:left-1/2 md:max-h-[76vh] md:w-[720px] md:-translate-x-1/2 md:rounded-lg"
        >
          <Radix.Title className="sr-only">{t('nav.search')}</Radix.Title>
          <header className="flex flex-wrap items-center gap-x-3 border-b border-line-soft px-4">
            <Glyph name="search" className="shrink-0 text-muted" />
            <input
              type="text"
              role="combobox"
              aria-expanded={entries.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={entries.length > 0 ? `${listId}-${at}` : undefined}
              aria-label={t('palette.field')}
              placeholder={t('palette.field')}
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              value={text}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setText(event.target.value);
                setMarked(0);
              }}
              className="h-[52px] min-w-0 flex-1 bg-transparent text-18 outline-none placeholder:text-14 placeholder:text-faint"
            />
            <Radix.Close aria-label={t('app.close')} className="grid size-[40px] place-items-center text-muted md:hidden">
              <Glyph name="close" />
            </Radix.Close>
            <div className="w-full overflow-x-auto pb-2">
              <Segmented
                label={t('palette.kindsLabel')}
                value={only ?? 'all'}
                onChange={(kind) => chooseKind(kind === 'all' ? null : kind)}
                options={[
                  { value: 'all' as const, label: t('palette.kinds.all') },
                  ...entryKinds.map((kind) => ({ value: kind, label: t(`palette.kinds.${kind}`) })),
                ]}
              />
            </div>
          </header>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={t('nav.search')}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2"
          >
            {numbered.map(({ heading, entries: rows, more, from }) => (
              <div key={heading} role="group" aria-label={heading}>
                <p aria-hidden="true" className="px-4 pt-2 pb-1 text-12 text-muted">
                  {heading}
                  {more > 0 && <span className="float-right">{t('services.rail.more', { count: more })}</span>}
                </p>
                {rows.map((entry, within) => {
                  const index = from + within;
                  return (
                    <PaletteRow
                      key={entry.id}
                      id={`${listId}-${index}`}
                      at={index}
                      entry={entry}
                      text={text}
                      isMarked={index === at}
                      onMark={() => setMarked(index)}
                      onOpen={(event: MouseEvent) => open(entry, event)}
                    />
                  );
                })}
              </div>
            ))}
          </div>
          <PaletteFoot
            count={groups.reduce((sum, { total }) => sum + total, 0)}
            text={text.trim()}
            isPending={isPending}
            isPartial={isPartial}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type FootProps = { readonly count: number; readonly text: string; readonly isPending: boolean; readonly isPartial: boolean };

/** Number of results, or why there are none; on wide screens the palette's keys. */
function PaletteFoot({ count, text, isPending, isPartial }: FootProps) {
  const { t } = useTranslation();
  const keys = [
    ['↑ ↓', 'move'],
    ['Enter', 'open'],
    ['Ctrl Enter', 'newTab'],
    ['Tab', 'kind'],
  ] as const;
  const found = count === 0 ? t('palette.none', { text }) : t('palette.found', { count });
  return (
    <footer className="flex items-center gap-4 border-t border-line-soft bg-s2 px-4 py-2.5 text-12 text-muted">
      {keys.map(([key, name]) => (
        <span key={name} aria-hidden="true" className="max-md:hidden">
          <kbd className="rounded-sm border border-line px-1 font-sans leading-[16px]">{key}</kbd> {t(`palette.keys.${name}`)}
        </span>
      ))}
      <span role="status" className="ml-auto">
        {isPartial ? t('palette.partial') : text === '' || isPending ? '' : found}
      </span>
    </footer>
  );
}

/** Rows before anything is typed: the entries used last, then the pages. */
function useStart(statics: readonly PaletteEntry[], only: EntryKind | null): readonly Section[] {
  const { t } = useTranslation();
  const recents = useRecents((state) => state.recents);
  const shown = recents.filter(({ kind }) => only === null || kind === only);
  const recent: Section = {
    heading: t('palette.kinds.recent'),
    entries: shown.map(({ id, kind, name, href }) => ({ id: `recent:${id}`, kind, name, glyph: 'clock', target: { href } })),
    more: 0,
  };
  const kind = only ?? 'page';
  const all = statics.filter((entry) => entry.kind === kind);
  const listed: Section = { heading: t(`palette.kinds.${kind}`), entries: all, more: 0 };
  return [recent, listed].filter(({ entries }) => entries.length > 0);
}

/** Opens an entry: its page, with Ctrl in a new tab, or a dialog. */
function useOpenEntry(): (entry: PaletteEntry, event: { readonly ctrlKey: boolean; readonly metaKey: boolean }) => void {
  const router = useRouter();
  const segment = segmentOfGame(useGame());
  return (entry, { ctrlKey, metaKey }) => {
    const { target } = entry;
    if ('opens' in target) return openPalette(target.opens);
    closePalette();
    if ('settings' in target) return openSettingsAt(target.settings);
    const href =
      'href' in target
        ? target.href
        : router.buildLocation({ to: `/${segment}/poexchange${target.path}`, search: target.search ?? {} } as never).href;
    if (!('href' in target)) rememberRecent(entry, href);
    if (ctrlKey || metaKey) window.open(href, '_blank', 'noopener');
    else void router.navigate({ href });
    return undefined;
  };
}

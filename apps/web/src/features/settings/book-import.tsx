import {
  diffPriceBooks,
  importPriceBook,
  priceBookLimits,
  readPriceBook,
  type BookProblem,
  type ImportMode,
  type ReadBook,
} from '@poexchange/domain/price-book';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { showToast } from '../../shared/toast/toast.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field, INPUT_CLASSES } from '../../shared/ui/field.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Segmented } from '../../shared/ui/segmented.tsx';
import { Note } from '../../shared/ui/states.tsx';
import { readPriceBookOf, writePriceBookOf, type OfferScope } from '../price-book/index.ts';
import { BookChanges } from './book-changes.tsx';

export type BookImportProps = { readonly scope: OfferScope; readonly leagueName: string; readonly onClose: () => void };

type GoodBook = Extract<ReadBook, { ok: true }>;

/**
 * Imports a file or pasted text: first shows a preview of the changes. Nothing changes until the last button is
 * clicked.
 */
export function BookImport({ scope, leagueName, onClose }: BookImportProps) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadBook | null>(null);
  const take = (text: string): void => setRead(text.trim() === '' ? null : readPriceBook(text, scope));
  const takeFile = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    // A character has at most four bytes, so a file larger than this exceeds the limit in any case and need not be
    // read.
    const isTooLarge = chosen.size > 4 * priceBookLimits.maxTextLength;
    if (isTooLarge) setRead({ ok: false, problem: { code: 'tooLarge', path: '' } });
    else take(await chosen.text().catch(() => '?'));
  };
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line-soft bg-bg p-3">
      <div className="flex flex-wrap items-end gap-3">
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={t('settings.book.file')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void takeFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button onClick={() => file.current?.click()}>{t('settings.book.file')}</Button>
        <Field label={t('settings.book.paste')} className="min-w-[200px] flex-1">
          {(control) => (
            <textarea
              {...control}
              rows={1}
              spellCheck={false}
              onChange={(event) => take(event.target.value)}
              className={joinClasses(INPUT_CLASSES, 'resize-none py-1 font-mono text-12 whitespace-nowrap')}
            />
          )}
        </Field>
      </div>
      {read?.ok === false && <Problem problem={read.problem} />}
      {read?.ok === true && <BookPreview read={read} scope={scope} leagueName={leagueName} onClose={onClose} />}
    </div>
  );
}

function Problem({ problem: { code, path } }: { readonly problem: BookProblem }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Note>
        {t('settings.book.refused', { reason: t(`settings.book.problem.${code}`) })}
        {path !== '' && <code className="block text-12 [overflow-wrap:anywhere] text-muted">{t('settings.book.at', { path })}</code>}
      </Note>
    </div>
  );
}

type PreviewProps = { readonly read: GoodBook; readonly scope: OfferScope; readonly leagueName: string; readonly onClose: () => void };

function BookPreview({ read, scope, leagueName, onClose }: PreviewProps) {
  const { t } = useTranslation();
  const { game, league } = scope;
  const [mode, setMode] = useState<ImportMode>('merge');
  const [current] = useState(() => readPriceBookOf({ game, league }));
  const result = useMemo(() => importPriceBook(current, read.book, mode), [current, read, mode]);
  const changes = useMemo(() => (result.ok ? diffPriceBooks(current, result.book) : []), [current, result]);
  const apply = (): void => {
    if (!result.ok) return;
    const undo = writePriceBookOf(scope, result.book);
    showToast({ level: 'info', title: { key: 'info.book_imported' }, action: { label: { key: 'toast.undo' }, run: undo } });
    onClose();
  };
  return (
    <>
      {read.league !== league && <Note>{t('settings.book.otherLeague', { from: read.league, league: leagueName })}</Note>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-12 text-muted">{t('settings.book.mode')}</span>
        <Segmented
          label={t('settings.book.mode')}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'merge', label: t('settings.book.merge') },
            { value: 'replace', label: t('settings.book.replace') },
          ]}
        />
        <span className="text-12 text-muted">{t(mode === 'merge' ? 'settings.book.mergeHint' : 'settings.book.replaceHint')}</span>
      </div>
      {!result.ok && (
        <div role="alert">
          <Note>{t('settings.book.full', { kind: t(`settings.book.kind.${kindOfFull[result.kind]}`) })}</Note>
        </div>
      )}
      {result.ok && changes.length === 0 && <p className="text-13 text-muted">{t('settings.book.nothing')}</p>}
      {changes.length > 0 && <BookChanges changes={changes} scope={scope} names={read.names} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button kind="primary" disabled={changes.length === 0} onClick={apply}>
          {t('settings.book.apply', { count: changes.length })}
        </Button>
      </div>
    </>
  );
}

const kindOfFull = { offers: 'offer', overrides: 'override', ignored: 'ignored', groups: 'group', groupItems: 'groupItem' } as const;

import { payableTotal, type PriceView } from '@poexchange/domain/currency';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation, type Translate } from '../../../shared/i18n/use-translation.ts';
import { writeMoment } from '../../../shared/i18n/write-values.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { sayPayable } from '../../../shared/ui/payable-price.tsx';
import { usePriceView } from '../../../shared/ui/price-view.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useCategoryName } from '../../../shared/ui/use-category-name.ts';
import { useJustCopied } from '../../../shared/ui/use-just-copied.ts';
import type { SnapshotHead } from '../data/read-row.ts';
import { writeSigned, type MoneyUnit } from '../parts/amount.tsx';
import type { ShownChange } from '../parts/change.ts';
import { decimalsFor } from '../parts/round-parts.ts';
import { useLeagueName } from '../profiles/use-league-name.ts';
import type { ExportedProfile } from './export-files.ts';
import { nameSnapshotFile } from './file-names.ts';
import { drawSharePicture, pictureSizes, type PictureColours, type PictureSize, type PictureTexts } from './share-picture.ts';

export type SharePictureDialogProps = {
  readonly heads: readonly SnapshotHead[];
  readonly snapshot: SnapshotHead;
  readonly since: SnapshotHead | null;
  readonly shown: ShownChange | null;
  readonly profile: ExportedProfile;
  readonly unit: MoneyUnit;
  readonly onClose: () => void;
};

/** Maximum number of categories that a picture names; smaller categories are grouped. */
const MOST_CATEGORIES = 7;
const SITE = 'PoExchange';

/**
 * Creates a picture of the net worth to save or to paste into a chat. The dialog first lists what the picture omits.
 */
export function SharePictureDialog(props: SharePictureDialogProps) {
  const { snapshot, profile, onClose } = props;
  const { t } = useTranslation();
  const nameOf = useCategoryName(profile.game);
  const nameLeague = useLeagueName(profile.game);
  const view = usePriceView();
  const [size, setSize] = useState<PictureSize>('wide');
  const [copied, setCopied] = useState<{ readonly kind: 'copied' | 'failed' } | null>(null);
  const isJustCopied = useJustCopied(copied);
  // The dialog renders its content after it opens, so the canvas is kept in state.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const texts = useMemo(() => sayPicture(props, t, { nameOf, nameLeague, view }), [props, t, nameOf, nameLeague, view]);
  const shownHeads = useMemo(() => props.heads.filter(({ createdAtMs }) => createdAtMs <= snapshot.createdAtMs), [props.heads, snapshot]);
  useEffect(() => {
    const context = canvas?.getContext('2d');
    if (context === null || context === undefined) return;
    drawSharePicture({
      context,
      size,
      texts,
      heads: shownHeads,
      colours: readColours(),
      fontFamily: getComputedStyle(document.body).fontFamily,
    });
  }, [canvas, size, texts, shownHeads]);
  const toBlob = (): Promise<Blob> =>
    new Promise((resolve, reject) => {
      canvas?.toBlob((blob) => (blob === null ? reject(new Error('the picture could not be written')) : resolve(blob)), 'image/png');
    });
  const save = async (): Promise<void> => {
    const url = URL.createObjectURL(await toBlob());
    const link = document.createElement('a');
    link.href = url;
    link.download = nameSnapshotFile({ profile: '', createdMs: snapshot.createdAtMs, ending: 'png' });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': toBlob() })]);
      setCopied({ kind: 'copied' });
    } catch {
      setCopied({ kind: 'failed' });
    }
  };
  const { width, height } = pictureSizes[size];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('snapshot.share.title')}
      description={t('snapshot.share.hint')}
      closeLabel={t('app.close')}
      footer={
        <>
          <span role="status" className="mr-auto self-center text-12 text-muted">
            {copied?.kind === 'copied' && isJustCopied && t('snapshot.share.copied')}
            {copied?.kind === 'failed' && t('snapshot.share.copyFailed')}
          </span>
          <Button onClick={() => void copy()}>{t('snapshot.share.copy')}</Button>
          <Button kind="primary" onClick={() => void save()}>
            {t('snapshot.share.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3">
        <Segmented
          label={t('snapshot.share.size')}
          value={size}
          options={(['wide', 'square'] as const).map((value) => ({ value, label: t(`snapshot.share.sizes.${value}`) }))}
          onChange={setSize}
        />
        <canvas
          key={size}
          ref={setCanvas}
          width={width}
          height={height}
          role="img"
          aria-label={[texts.total, texts.change?.text, texts.change?.since].filter(Boolean).join(', ')}
          className="max-h-[46vh] max-w-full rounded-md border border-line"
        />
      </div>
    </Dialog>
  );
}

/** The picture's labels, without tabs, notes or the account name. */
export function sayPicture(
  { snapshot, since, shown, unit }: Pick<SharePictureDialogProps, 'snapshot' | 'since' | 'shown' | 'unit'>,
  t: Translate,
  {
    nameOf,
    nameLeague,
    view,
  }: { readonly nameOf: (id: string) => string; readonly nameLeague: (id: string) => string; readonly view: PriceView },
): PictureTexts {
  const money = (amount: number, decimals: number, kind: 'plain' | 'signed'): string =>
    t(`price.unit.${unit.unit}`, { amount: writeSigned(amount, decimals, kind) });
  const total = snapshot.totalPrice / unit.chaosPerUnit;
  const toneOf = (amount: number): 'up' | 'down' | 'even' => (amount === 0 ? 'even' : amount > 0 ? 'up' : 'down');
  const named = snapshot.categories.filter(([id, chaos]) => chaos > 0 && id !== 'other').slice(0, MOST_CATEGORIES);
  const rest = snapshot.totalPrice - named.reduce((sum, [, chaos]) => sum + chaos, 0);
  const kinds = [
    ...named.map(([id, chaos]) => ({ label: nameOf(id), chaos })),
    ...(rest > snapshot.totalPrice / 10_000 ? [{ label: t('snapshot.items.other'), chaos: rest }] : []),
  ];
  return {
    title: t('snapshot.share.heading'),
    league: nameLeague(snapshot.league),
    when: writeMoment(snapshot.createdAtMs),
    // Formatted as on the page.
    total: snapshot.totalPrice < 1 ? money(total, decimalsFor([total]), 'plain') : sayPayable(t, payableTotal(snapshot.totalPrice, view)),
    change:
      shown === null || since === null
        ? null
        : {
            text: money(shown.change, shown.decimals, 'signed'),
            tone: toneOf(shown.change),
            since: t('snapshot.share.since', { time: writeMoment(since.createdAtMs) }),
          },
    parts:
      shown?.names.map((name, at) => {
        const amount = shown.parts[at] ?? 0;
        return { label: t(`snapshot.part.${name}`), text: money(amount, shown.decimals, 'signed'), tone: toneOf(amount) };
      }) ?? [],
    categories: kinds.map(({ label, chaos }) => {
      const amount = chaos / unit.chaosPerUnit;
      return {
        label,
        // In the same unit as the total above.
        text: writeSigned(amount, decimalsFor([amount]), 'plain'),
        share: snapshot.totalPrice > 0 ? chaos / snapshot.totalPrice : 0,
      };
    }),
    site: SITE,
  };
}

/** Reads the page's colours from CSS, because a canvas cannot use classes. */
function readColours(): PictureColours {
  const styles = getComputedStyle(document.documentElement);
  const read = (name: string): string => styles.getPropertyValue(`--color-${name}`).trim() || styles.color;
  return {
    bg: read('bg'),
    panel: read('s1'),
    line: read('line'),
    text: read('text'),
    muted: read('muted'),
    accent: read('accent'),
    up: read('up'),
    down: read('down'),
    kinds: ['k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8'].map(read),
  };
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { chatLinkQuery } from '../../../shared/chat-link/chat-link.ts';
import { useGameSegment } from '../../../shared/game/use-game.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useMyVouches } from '../../../shared/vouch/vouch-query.ts';
import { PlayingButton } from '../playing-button.tsx';
import type { DraftScope } from './draft-store.ts';
import type { OfferDraft, SharedTerms } from './service-drafts.ts';
import type { useRelistServices } from './use-save-services.ts';
import { writePost } from './write-post.ts';

type OffersHeadProps = {
  readonly scope: DraftScope;
  /** Saved services; null until they are loaded. */
  readonly drafts: readonly OfferDraft[] | null;
  readonly shared: SharedTerms;
  readonly ign: string | null;
  readonly isHidden: boolean;
  readonly isSwitching: boolean;
  readonly relist: ReturnType<typeof useRelistServices>;
  readonly onSide: (side: DraftScope['side']) => void;
  readonly onSwitchAll: (active: boolean) => void;
};

/** The header of My services: counts, the side, and actions on all services. */
export function OffersHead({ scope, drafts: read, shared, ign, isHidden, isSwitching, relist, onSide, onSwitchAll }: OffersHeadProps) {
  const { t } = useTranslation();
  const drafts = read ?? [];
  const activeCount = countActive(drafts);
  const author = usePostAuthor(activeCount);
  return (
    <header className="flex min-h-[52px] flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-2">
      <div className="flex min-w-[140px] flex-1 flex-wrap items-baseline gap-x-2.5 max-md:basis-full">
        <h1 className="text-18 font-semibold">{t('services.place.mine')}</h1>
        {read !== null && (
          <p className="text-12 text-muted">
            {drafts.length > 0 &&
              [
                t(isHidden ? 'services.mine.hiddenCount' : 'services.mine.activeCount', { count: activeCount }),
                t('services.mine.pausedCount', { count: drafts.length - activeCount }),
              ].join(' · ')}
          </p>
        )}
      </div>
      <Segmented
        label={t('services.side.label')}
        value={scope.side}
        onChange={onSide}
        options={[
          { value: 'wts', label: t('services.mine.sell') },
          { value: 'wtb', label: t('services.mine.buy') },
        ]}
      />
      <PlayingButton />
      {drafts.length > 0 && (
        <SwitchAllButtons
          activeCount={activeCount}
          totalCount={drafts.length}
          isSwitching={isSwitching}
          relist={relist}
          onSwitchAll={onSwitchAll}
        />
      )}
      {activeCount > 0 && ign !== null && (
        <CopyButton text={writePost(scope, { drafts, shared, author: { ign, ...author } })}>{t('services.mine.copyPost')}</CopyButton>
      )}
      {read !== null && <SelectionLink side={scope.side} />}
    </header>
  );
}

type SwitchAllProps = Pick<OffersHeadProps, 'isSwitching' | 'relist' | 'onSwitchAll'> & {
  readonly activeCount: number;
  readonly totalCount: number;
};

function SwitchAllButtons({ activeCount, totalCount, isSwitching, relist, onSwitchAll }: SwitchAllProps) {
  const { t } = useTranslation();
  const isSomePaused = activeCount < totalCount;
  return (
    <>
      <Button
        isBusy={relist.isPending}
        disabled={activeCount === 0}
        title={activeCount === 0 ? t('services.mine.allPaused') : undefined}
        onClick={() => relist.mutate(activeCount)}
      >
        {t('services.mine.relistAll')}
      </Button>
      <Button isBusy={isSwitching} onClick={() => onSwitchAll(isSomePaused)}>
        {t(isSomePaused ? 'services.mine.activateAll' : 'services.mine.pauseAll')}
      </Button>
    </>
  );
}

/** The author details that a post contains besides the in-game name. */
function usePostAuthor(activeCount: number) {
  const vouchCount = useMyVouches()?.myVouchCount ?? 0;
  const chat = useQuery({ ...chatLinkQuery, enabled: activeCount > 0 }).data?.linked ?? null;
  return { vouchCount, chatName: chat?.nameShown === true ? chat.name : null };
}

export function countActive(drafts: readonly OfferDraft[]): number {
  return drafts.filter(({ active }) => active).length;
}

function SelectionLink({ side }: { readonly side: DraftScope['side'] }) {
  const { t } = useTranslation();
  const game = useGameSegment();
  return (
    <Button asChild>
      <Link to="/$game/poexchange/services/selection" params={{ game }} search={side === 'wtb' ? { side: 'buy' } : {}}>
        {t('services.mine.addMany')}
      </Link>
    </Button>
  );
}

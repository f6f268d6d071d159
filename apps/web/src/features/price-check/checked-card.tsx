import { currencies, type PriceView } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { confidenceLevels, needsManySellers } from '@poexchange/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { usePriceLevel } from '../../shared/game/interface-store.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { sayProperties } from '../../shared/price-files/item-text.ts';
import { KindIcon } from '../../shared/ui/kind-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { EmptyState, Note } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { CheckedItem, PricedLine } from '../../shared/workers/price-check.ts';
import { explanationQuery, writeSaleTime } from '../economy/index.ts';
import { writeWhyNot } from '../../shared/workers/write-why-not.ts';
import { WhereElse } from './where-else.tsx';

/** One item: its name, its price at every level, the confidence, and similar items. */
export function CheckedCard({ item, game }: { readonly item: CheckedItem; readonly game: Game }) {
  const { t } = useTranslation();
  if (item.kind !== 'checked') {
    const title = 'name' in item ? nameItem(item.name) : t(item.kind === 'whisper' ? 'priceCheck.whisper.title' : 'priceCheck.notRead');
    return (
      <EmptyState glyph="info" title={title} actions={<WhereElse item={item} game={game} />}>
        {writeWhyNot(t, item)}
      </EmptyState>
    );
  }
  const { line } = item;
  const isUnit = line.tag === 'currency' && line.name.toLowerCase() === currencies.c.group;
  const facts = sayProperties(item.unpriced ?? line.properties, t);
  // Few offers of the variant itself: the note above already says that the price is another variant's.
  const doubt = item.unpriced !== null && line.lowConfidence === 'few' ? null : line.lowConfidence;
  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-s1 p-4">
      <header className="flex items-center gap-3">
        <KindIcon tag={line.tag} path={item.iconPath} name={line.name} loads="now" size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-semibold">{nameItem(line.name)}</h2>
          {facts !== '' && <p className="text-12 text-muted">{facts}</p>}
        </div>
        <div className="flex flex-col items-end">
          <Price chaos={line.valueChaos} lowConfidence={line.lowConfidence} size={26} {...inOwnView(line, game)} />
          {item.quantity > 1 && line.valueChaos !== null && (
            <span className="flex items-center gap-1.5 text-12 text-muted">
              {t('priceCheck.stack', { quantity: writeNumber(item.quantity) })}
              <Price chaos={line.valueChaos * item.quantity} lowConfidence={line.lowConfidence} size={12} />
            </span>
          )}
        </div>
      </header>
      {item.isCutOff && <Note>{t('priceCheck.cutOff')}</Note>}
      {item.language !== null && <Note>{t('priceCheck.partlyRead', { language: t(`priceCheck.languages.${item.language}`) })}</Note>}
      {item.canBe.length > 0 && <Note>{t('priceCheck.canBe', { names: item.canBe.map((name) => nameItem(name)).join(', ') })}</Note>}
      {item.unpriced !== null && line.valueChaos !== null && (
        <Note>{t('priceCheck.ofAnother', { own: facts, other: sayProperties(line.properties, t) || t('priceCheck.plainItem') })}</Note>
      )}
      {isUnit ? (
        <p className="text-13 text-muted">{t('priceCheck.isUnit')}</p>
      ) : line.valueChaos === null ? (
        <p className="text-13 text-muted">{t(needsManySellers(line.tag) ? 'priceCheck.fewSellers' : 'priceCheck.noPrice')}</p>
      ) : (
        <p className={doubt === null ? 'text-13 text-muted' : 'text-13 text-warn'}>
          {doubt === null
            ? item.isExchange
              ? t('priceCheck.exchange')
              : writeSellers(t, item)
            : doubt === 'few' && item.listings > 0 && !item.isExchange
              ? `${t('price.low.few')} · ${writeSellers(t, item)}`
              : t(`price.low.${doubt}`)}
          {' · '}
          <TimeAgo timestampMs={item.pricedAtMs} />
        </p>
      )}
      {line.valueChaos !== null && !isUnit && <Levels item={item} game={game} {...inOwnView(line, game)} />}
      {item.similar.length > 0 && (
        <section className="flex flex-col gap-1">
          <h3 className="text-13 font-semibold">{t('priceCheck.similar')}</h3>
          <ul>
            {item.similar.map((similar) => (
              <SimilarLine key={similar.hash} line={similar} game={game} />
            ))}
          </ul>
        </section>
      )}
      {/* Economy may not have a group without a price. */}
      {line.valueChaos !== null && (
        <Link
          to="/$game/poexchange/economy/$tag"
          params={{ game: segmentOfGame(game), tag: line.tag }}
          search={{ item: line.hash }}
          className="text-13 font-semibold text-accent underline-offset-2 hover:underline"
        >
          {t('priceCheck.inEconomy')}
        </Link>
      )}
    </article>
  );
}

/** "Asked by 12 sellers", or how many of the asking sellers count. */
function writeSellers(t: Translate, { listings, counted }: { readonly listings: number; readonly counted: number }): string {
  return listings === counted
    ? t('priceCheck.good', { count: listings })
    : t('priceCheck.goodOf', { count: listings, counted: writeNumber(counted) });
}

type OwnView = { readonly view?: PriceView; readonly form?: 'rate' };

/** The price of poe1's high unit in itself would always be one. */
function inOwnView(line: PricedLine, game: Game): OwnView {
  return game === 'poe1' && line.name.toLowerCase() === currencies.d.group ? { view: { game }, form: 'rate' } : {};
}

type LevelsProps = OwnView & { readonly item: Extract<CheckedItem, { kind: 'checked' }>; readonly game: Game };

/** The price at each level, and the time to sale at it. */
function Levels({ item: { levels, line, pricedAtMs, isExchange }, game, ...own }: LevelsProps) {
  const { t } = useTranslation();
  const chosen = usePriceLevel();
  const { tag, hash } = line;
  const { data } = useQuery(explanationQuery({ game, league: useLeague(game).id }, { tag, hash, pricedAtMs }));
  const times = data?.f?.t;
  const look = { ...own, lowConfidence: line.lowConfidence };
  const hint = t(isExchange ? 'economy.levelHintExchange' : 'economy.levelHint');
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-13 font-semibold">{t('economy.levels')}</h3>
      <dl className="grid grid-cols-5 gap-px overflow-hidden rounded-md border border-line-soft bg-line-soft max-md:grid-cols-2">
        {confidenceLevels.map((level, at) => (
          <div key={level} className={level === chosen ? 'flex flex-col gap-0.5 bg-s3 px-3 py-2' : 'flex flex-col gap-0.5 bg-s1 px-3 py-2'}>
            <dt title={hint} className="text-12 text-muted">
              {t('economy.levelNumber', { level })}
            </dt>
            <dd>
              <Price chaos={levels[at] ?? null} hint="none" {...look} weight={level === chosen ? 'strong' : 'normal'} />
            </dd>
            {times !== undefined && <SaleTimeLine time={times[at] ?? null} />}
          </div>
        ))}
      </dl>
      <p className="text-12 text-muted">
        {hint}
        {times !== undefined && ` ${t('priceCheck.sales')}`}
      </p>
    </section>
  );
}

function SaleTimeLine({ time }: { readonly time: Parameters<typeof writeSaleTime>[0] | null }) {
  const { t } = useTranslation();
  if (time === null) return <dd className="text-12 text-faint">{'–'}</dd>;
  const { about, range } = writeSaleTime(time);
  return (
    <dd className="text-12 text-faint" title={`${t('economy.sales.within')} ${about} (${range})`}>
      {`≈ ${about}`}
    </dd>
  );
}

function SimilarLine({ line, game }: { readonly line: PricedLine; readonly game: Game }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link
        to="/$game/poexchange/economy/$tag"
        params={{ game: segmentOfGame(game), tag: line.tag }}
        search={{ item: line.hash }}
        className="flex min-h-[34px] items-center gap-3 border-t border-line-soft py-1 hover:bg-s2 focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">{sayProperties(line.properties, t) || t('economy.plainVariant')}</span>
        <Price chaos={line.valueChaos} lowConfidence={line.lowConfidence} weight="normal" />
      </Link>
    </li>
  );
}

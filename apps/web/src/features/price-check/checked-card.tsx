import { currencies } from '@poexchange/domain/currency';
import type { Game } from '@poexchange/domain/item';
import { needsManySellers } from '@poexchange/domain/pricing';
import { Link } from '@tanstack/react-router';
import { segmentOfGame } from '../../shared/game/game-path.ts';
import { nameItem } from '../../shared/i18n/item-names.ts';
import { useTranslation, type Translate } from '../../shared/i18n/use-translation.ts';
import { writeNumber } from '../../shared/i18n/write-values.ts';
import { sayProperties } from '../../shared/price-files/item-text.ts';
import { KindIcon } from '../../shared/ui/kind-icon.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { EmptyState, Note } from '../../shared/ui/states.tsx';
import { TimeAgo } from '../../shared/ui/time-ago.tsx';
import type { CheckedItem, PricedLine } from '../../shared/workers/price-check.ts';
import { writeWhyNot, type Unpriced } from '../../shared/workers/write-why-not.ts';
import { inOwnView } from '../../shared/ui/price-view.tsx';
import { CheckedLevels } from './checked-levels.tsx';
import { WhereElse } from './where-else.tsx';

/** An item with its name, its price at every level, its confidence, and similar items. */
export function CheckedCard({ item, game }: { readonly item: CheckedItem; readonly game: Game }) {
  return item.kind === 'checked' ? <ReadCard item={item} game={game} /> : <WhyNot item={item} game={game} />;
}

function WhyNot({ item, game }: { readonly item: Unpriced; readonly game: Game }) {
  const { t } = useTranslation();
  const title = 'name' in item ? nameItem(item.name) : t(item.kind === 'whisper' ? 'priceCheck.whisper.title' : 'priceCheck.notRead');
  return (
    <EmptyState glyph="info" title={title} actions={<WhereElse item={item} game={game} />}>
      {writeWhyNot(t, item)}
    </EmptyState>
  );
}

type ReadItem = Extract<CheckedItem, { kind: 'checked' }>;

function ReadCard({ item, game }: { readonly item: ReadItem; readonly game: Game }) {
  const { t } = useTranslation();
  const { line } = item;
  const facts = sayProperties(item.unpriced ?? line.properties, t);
  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-s1 p-4">
      <header className="flex items-center gap-3">
        <KindIcon tag={line.tag} path={item.iconPath} name={line.name} loads="now" size={40} />
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-semibold">{nameItem(line.name)}</h2>
          {facts !== '' && <p className="text-12 text-muted">{facts}</p>}
        </div>
        <div className="flex flex-col items-end">
          <Price chaos={line.valueChaos} lowConfidence={line.lowConfidence} size={26} {...inOwnView(line.name, game)} />
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
      <PriceBasis item={item} />
      {line.valueChaos !== null && !isUnit(line) && <CheckedLevels item={item} game={game} {...inOwnView(line.name, game)} />}
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

const isUnit = ({ tag, name }: PricedLine): boolean => tag === 'currency' && name.toLowerCase() === currencies.c.group;

/** The price's sources and age, or why the item has no price. */
function PriceBasis({ item }: { readonly item: ReadItem }) {
  const { t } = useTranslation();
  const { line } = item;
  if (isUnit(line)) return <p className="text-13 text-muted">{t('priceCheck.isUnit')}</p>;
  if (line.valueChaos === null) {
    return <p className="text-13 text-muted">{t(needsManySellers(line.tag) ? 'priceCheck.fewSellers' : 'priceCheck.noPrice')}</p>;
  }
  // If the variant itself has few offers, the note above already says that the price comes from another variant.
  const doubt = item.unpriced !== null && line.lowConfidence === 'few' ? null : line.lowConfidence;
  return (
    <p className={doubt === null ? 'text-13 text-muted' : 'text-13 text-warn'}>
      {writeBasis(t, item, doubt)}
      {' · '}
      <TimeAgo timestampMs={item.pricedAtMs} />
    </p>
  );
}

function writeBasis(t: Translate, item: ReadItem, doubt: ReadItem['line']['lowConfidence']): string {
  if (doubt === null) return item.isExchange ? t('priceCheck.exchange') : writeSellers(t, item);
  if (doubt === 'few' && item.listings > 0 && !item.isExchange) return `${t('price.low.few')} · ${writeSellers(t, item)}`;
  return t(`price.low.${doubt}`);
}

/** "Asked by 12 sellers", or how many of these sellers count. */
function writeSellers(t: Translate, { listings, counted }: { readonly listings: number; readonly counted: number }): string {
  return listings === counted
    ? t('priceCheck.good', { count: listings })
    : t('priceCheck.goodOf', { count: listings, counted: writeNumber(counted) });
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

/** Navigation between the services pages, the same on each page. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useGame, useGameSegment } from '../../shared/game/use-game.ts';
import { useLeague } from '../../shared/prices/use-league.ts';
import { serviceRequestsQuery } from '../../shared/services/requests-query.ts';
import { useHasToken } from '../../shared/session/token.ts';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Glyph, type GlyphName } from '../../shared/ui/glyph.tsx';
import { myServicesQuery } from './mine/my-services-query.ts';

type Place = {
  readonly to: '/$game/poexchange/services' | '/$game/poexchange/services/my-listings' | '/$game/poexchange/services/trade';
  readonly label: 'services.place.find' | 'services.place.mine' | 'services.place.requests';
  readonly short: 'services.place.findShort' | 'services.place.mine' | 'services.place.requests';
  readonly glyph: GlyphName;
};

const places: readonly Place[] = [
  { to: '/$game/poexchange/services', label: 'services.place.find', short: 'services.place.findShort', glyph: 'search' },
  { to: '/$game/poexchange/services/my-listings', label: 'services.place.mine', short: 'services.place.mine', glyph: 'tag' },
  { to: '/$game/poexchange/services/trade', label: 'services.place.requests', short: 'services.place.requests', glyph: 'bell' },
];

/** `rail` is at the left of a wide window; `tabs` are above the list in narrower windows. */
export function PlacesNav({ form }: { readonly form: 'rail' | 'tabs' }) {
  const { t } = useTranslation();
  const game = useGameSegment();
  const counts = usePlaceCounts();
  return (
    <nav
      aria-label={t('services.place.label')}
      className={
        form === 'rail'
          ? 'flex flex-col gap-0.5 border-b border-line-soft px-2 pt-2 pb-2'
          : 'mx-4 mt-3 flex overflow-hidden rounded-md border border-line bg-s1'
      }
    >
      {places.map((place) => {
        const count = counts[place.label];
        const isWaiting = place.label === 'services.place.requests' && count > 0;
        return (
          <Link
            key={place.to}
            to={place.to}
            params={{ game }}
            activeOptions={{ exact: place.to === '/$game/poexchange/services', includeSearch: false }}
            className={joinClasses(
              'flex items-center gap-2 text-muted transition-colors hover:text-text aria-[current=page]:text-text focus-visible:-outline-offset-2',
              form === 'rail'
                ? 'h-[30px] rounded-md px-2 hover:bg-s2 aria-[current=page]:bg-s3'
                : 'min-h-[40px] flex-1 justify-center border-line px-1 text-center not-first:border-l aria-[current=page]:bg-s3',
            )}
          >
            {form === 'rail' && <Glyph name={place.glyph} size={15} />}
            <span className={form === 'rail' ? 'min-w-0 flex-1' : undefined}>{t(form === 'rail' ? place.label : place.short)}</span>
            {count > 0 && (
              <span
                className={joinClasses(
                  'text-12 tabular-nums',
                  isWaiting ? 'min-w-[18px] rounded-full bg-accent px-1 text-center font-semibold text-accent-ink' : 'text-muted',
                )}
              >
                {count}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** Number of the user's active services, and number of requests waiting for the user's answer. */
function usePlaceCounts(): Readonly<Record<Place['label'], number>> {
  const game = useGame();
  const league = useLeague(game).id;
  const hasToken = useHasToken();
  const mine = useQuery({ ...myServicesQuery({ game, league }), enabled: hasToken }).data;
  const requests = useQuery({ ...serviceRequestsQuery(game), enabled: hasToken }).data;
  return {
    'services.place.find': 0,
    'services.place.mine': mine?.services.filter(({ active }) => active).length ?? 0,
    'services.place.requests': requests?.filter(({ party, state }) => party === 'owner' && state === 'asked').length ?? 0,
  };
}

import { listCategories } from '@poexchange/domain/category';
import type { Game } from '@poexchange/domain/item';
import { nameService } from '@poexchange/domain/service';
import { useMemo } from 'react';
import type { CommonKey } from '../../shared/i18n/keys.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { listSections } from '../../shared/services/sections.ts';
import { useServiceNames } from '../../shared/services/show-service-name.ts';
import type { GlyphName } from '../../shared/ui/glyph.tsx';
import { useCategoryName } from '../../shared/ui/use-category-name.ts';
import type { PaletteEntry } from './entries.ts';

type Page = readonly [path: string, key: CommonKey, glyph: GlyphName];

const pages: readonly Page[] = [
  ['', 'nav.home', 'home'],
  ['/bulk-trade/listings', 'nav.listings', 'list'],
  ['/bulk-trade/my-listings', 'nav.myListings', 'stash'],
  ['/services', 'services.title', 'tag'],
  ['/services/my-listings', 'services.place.mine', 'tag'],
  ['/services/trade', 'services.place.requests', 'tag'],
  ['/economy', 'nav.economy', 'chart'],
  ['/price-check', 'nav.priceCheck', 'search'],
  ['/price-check/stash-search', 'search.title', 'search'],
  ['/networth/tracking', 'nav.netWorth', 'coin'],
  ['/bulk-trade', 'footer.bulk-trade', 'swap'],
  ['/api', 'footer.api', 'info'],
  ['/status', 'footer.status', 'signal'],
];

const settings = [
  ['general', 'settings.tabs.general'],
  ['groups', 'settings.tabs.groups'],
  ['advanced', 'settings.tabs.advanced'],
] as const satisfies readonly (readonly [string, CommonKey])[];

/** Entries that need no data: pages, categories, the service catalogue and settings, in the page's language. */
export function useStaticEntries(game: Game): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const nameOf = useCategoryName(game);
  const { showServiceName } = useServiceNames();
  return useMemo(
    () => [
      ...pages.map(([path, key, glyph]): PaletteEntry => ({
        id: `page:${path}`,
        kind: 'page',
        name: t(key),
        alias: path,
        glyph,
        target: { path },
      })),
      { id: 'page:shortcuts', kind: 'page', name: t('nav.shortcuts'), glyph: 'info', target: { opens: 'shortcuts' } },
      ...listCategories(game).flatMap(({ id, subCategories }) => [
        makeCategory(id, '', nameOf(id)),
        ...(subCategories ?? []).map((sub) => makeCategory(id, sub.id, nameOf(id, sub.id))),
      ]),
      ...listSections(game).flatMap(({ section, services }) =>
        services.map(({ value }): PaletteEntry => {
          const service = { serviceName: value, isCustomService: false };
          return {
            id: `service:${section}:${value}`,
            kind: 'service',
            name: showServiceName(game, service),
            alias: nameService(game, service),
            hint: t(`services.section.${section}`),
            glyph: 'tag',
            target: { path: '/services', search: { section, service: value } },
          };
        }),
      ),
      ...settings.map(([tab, key]): PaletteEntry => ({
        id: `setting:${tab}`,
        kind: 'setting',
        name: `${t('settings.title')} · ${t(key)}`,
        glyph: 'gear',
        target: { settings: tab },
      })),
    ],
    [t, game, nameOf, showServiceName],
  );
}

function makeCategory(category: string, sub: string, name: string): PaletteEntry {
  return {
    id: `category:${category}:${sub}`,
    kind: 'category',
    name,
    alias: `${category} ${sub}`,
    glyph: 'list',
    target: { path: '/bulk-trade/listings', search: { category, ...(sub !== '' && { sub }) } },
  };
}

/**
 * The simulator's own item catalogue: names, art, stack sizes and true prices. Deliberately separate from the product's
 * tables: the product's results are checked against it.
 */
import { omenRows, runegraftRows, tattooRows } from './ancestors-omens-runes.ts';
import { breachRows } from './breach.ts';
import { cardRows } from './cards.ts';
import { currencyRows } from './currency.ts';
import { deliriumOrbRows, incubatorRows } from './delirium-incubators.ts';
import { fossilRows, resonatorRows } from './delve.ts';
import { essenceRows } from './essences.ts';
import { artifactRows, scoutingReportRows } from './expedition-kirac.ts';
import { fragmentRows } from './fragments.ts';
import { invitationRows } from './invitations.ts';
import { catalystRows, oilRows, vialRows } from './oils-catalysts-vials.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { scarabRows } from './scarabs.ts';

export type Kind =
  | 'currency'
  | 'essence'
  | 'fragment'
  | 'scarab'
  | 'card'
  | 'fossil'
  | 'resonator'
  | 'oil'
  | 'catalyst'
  | 'delirium_orb'
  | 'vial'
  | 'breach'
  | 'incubator'
  | 'tattoo'
  | 'omen'
  | 'runegraft'
  | 'scouting_report'
  | 'artifacts'
  | 'invitation';

export type CatalogueItem = Readonly<{ name: string; kind: Kind; art: string; stack: number; priceChaos: number }>;

const rowsByKind: Readonly<Record<Kind, readonly CatalogueRow[]>> = {
  currency: currencyRows,
  essence: essenceRows,
  fragment: fragmentRows,
  scarab: scarabRows,
  card: cardRows,
  fossil: fossilRows,
  resonator: resonatorRows,
  oil: oilRows,
  catalyst: catalystRows,
  delirium_orb: deliriumOrbRows,
  vial: vialRows,
  breach: breachRows,
  incubator: incubatorRows,
  tattoo: tattooRows,
  omen: omenRows,
  runegraft: runegraftRows,
  scouting_report: scoutingReportRows,
  artifacts: artifactRows,
  invitation: invitationRows,
};

export const kinds = Object.keys(rowsByKind) as readonly Kind[];

export const catalogueByKind = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    rowsByKind[kind].map(([name, art, stack, priceChaos]): CatalogueItem => ({ name, kind, art, stack, priceChaos })),
  ]),
) as Record<string, readonly CatalogueItem[]> as Readonly<Record<Kind, readonly CatalogueItem[]>>;

export const catalogue: readonly CatalogueItem[] = kinds.flatMap((kind) => catalogueByKind[kind]);

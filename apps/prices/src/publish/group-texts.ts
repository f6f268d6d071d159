import type { Game } from '@poexchange/domain/item';
import type { TagGroup } from '../asks/group-queries.ts';
import type { Series } from '../history/history-keeper.ts';
import type { SalesEvidence } from '../sales/sales-evidence.ts';
import type { GroupValue } from '../valuate/value/value-group.ts';
import type { GroupValues } from '../valuate/value-groups.ts';
import { buildExplanation, buildValuation } from './build-documents.ts';

type Wanted = {
  readonly game: Game;
  readonly values: Pick<GroupValues, 'values' | 'states' | 'seriesOf'>;
  readonly filled: ReadonlyMap<number, number>;
  readonly salesOf?: ((groupId: number) => SalesEvidence | undefined) | undefined;
};

/** JSON members of files by group id, in the order of the input; groups without a value are left out. */
type Lines = { readonly valuations: ReadonlyMap<number, string>; readonly explanations: ReadonlyMap<number, string> };

/** Writes groups as JSON for files and caches it: most values are the same as a minute ago. */
export type GroupTexts = { readonly write: (groups: readonly TagGroup[], wanted: Wanted) => Lines };

type Written = {
  readonly value: GroupValue;
  readonly sales: SalesEvidence | undefined;
  readonly explanation: string;
  filled: number;
  series: Series;
  valuation: string;
};

export function createGroupTexts(): GroupTexts {
  const known = new Map<number, Written>();
  return {
    write: (groups, { game, values: { values, states, seriesOf }, filled: filledOf, salesOf }) => {
      const valuations = new Map<number, string>();
      const explanations = new Map<number, string>();
      for (const { id, hash } of groups) {
        const value = values.get(id);
        if (value === undefined) continue;
        const [filled, series, sales] = [filledOf.get(id) ?? 0, seriesOf(id), salesOf?.(id)];
        const write = (): string => writeMember(hash, buildValuation(value, { game, filled, series }));
        let written = known.get(id);
        if (written?.value !== value || written.sales !== sales) {
          written = {
            value,
            sales,
            explanation: writeMember(hash, buildExplanation(value, { game, state: states.get(id), sales })),
            filled,
            series,
            valuation: write(),
          };
          known.set(id, written);
        } else if (written.filled !== filled || written.series !== series) Object.assign(written, { filled, series, valuation: write() });
        valuations.set(id, written.valuation);
        explanations.set(id, written.explanation);
      }
      return { valuations, explanations };
    },
  };
}

const writeMember = (hash: string, content: unknown): string => `${JSON.stringify(hash)}:${JSON.stringify(content)}`;

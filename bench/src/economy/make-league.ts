import { listCategories } from '@poexchange/domain/category';
import { makeGroup, type HashProperties, type Tag } from '@poexchange/domain/grouping';
import { listNamesOfTag } from '@poexchange/domain/tables';
import type { LeagueFiles } from '../lib/site-page.ts';

/** Number of groups in the busiest leagues. */
export const GROUP_COUNT = 15_000;

type Files = { readonly summaries: Record<string, unknown>; readonly valuations: Record<string, unknown> };

/** A league's files: the names in the tables, and as many variants of gems, uniques and clusters as needed. */
export function makeLeague(): LeagueFiles {
  const tags = [...new Set(listCategories('poe1').flatMap((category) => category.tags))];
  const files = new Map<Tag, Files>(tags.map((tag) => [tag, { summaries: {}, valuations: {} }]));
  let made = 0;
  const add = (tag: Tag, key: string, properties: HashProperties): void => {
    const { hash } = makeGroup(tag, key, properties);
    const value = 1 + ((made * 7919) % 100_000) / 10;
    const wave = (at: number): number => Number((value * (1 + Math.sin(made + at / 3) / 10)).toFixed(4));
    const target = files.get(tag);
    if (target === undefined) return;
    target.summaries[hash] = { k: key, i: [], p: properties };
    target.valuations[hash] = {
      c: [0.8, 0.85, 0.92, 1, 1.03, 1.08, 1.1, 1.2, 1.3, 1.7].map((factor) => Number((value * factor).toFixed(4))),
      l: 5 + (made % 300),
      fl: made % 9,
      ...(made % 4 === 0 && { lc: true, lr: 'few' }),
      d: Array.from({ length: 30 }, (_, at) => wave(at)),
      h: Array.from({ length: 24 }, (_, at) => wave(at)),
    };
    made += 1;
  };
  for (const tag of tags) for (const name of listNamesOfTag('poe1', tag)) add(tag, name.toLowerCase(), {});
  const kinds: readonly Tag[] = ['gem', 'unique', 'cluster', 'timeless_jewel'];
  for (let at = 0; made < GROUP_COUNT; at += 1) {
    const tag = kinds[at % kinds.length] as Tag;
    add(tag, `${tag} of the ${Math.floor(at / 24)} winds`, {
      lvl: String(1 + (at % 21)),
      quality: at % 3 === 0 ? '20' : '0',
      corrupted: at % 2 === 0,
      n: at,
    });
  }
  return files;
}

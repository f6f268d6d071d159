// `npm run bench -- history-jumps --files FOLDER`: counts groups whose price is far from the last hour of their
// history, in the price files of a running installation (`npm start` stores them in .data/price-files). A jump is
// either a real move, or a history that does not belong to the price.
import { listCategories } from '@poexchange/domain/category';
import { PRIMARY_LEVEL, confidenceLevels, isOfOtherSource } from '@poexchange/domain/pricing';
import { createPriceReader, createPriceStore } from '@poexchange/platform/price-store';
import { runBench } from './lib/run-bench.ts';

/** Relative change that counts as a jump, and the maximum share of groups that may jump, in percent. */
const JUMP = 0.08;
const MOST_JUMPING_PERCENT = 3;

const primary = confidenceLevels.indexOf(PRIMARY_LEVEL);

await runBench('history-jumps', async ({ readText, say, report }) => {
  const folder = readText('files');
  if (folder === undefined) return say('nothing to look at: --files names the folder of price files');
  const reader = createPriceReader(createPriceStore(folder));
  for (const { game, id, name } of await reader.readLeagues()) {
    const tags = [...new Set(listCategories(game).flatMap(({ tags: ofCategory }) => ofCategory))];
    const files = await Promise.all(tags.map((tag) => reader.readValuations(game, id, tag)));
    const moves = files.flatMap(({ valuations }) =>
      Object.entries(valuations).flatMap(([hash, { c, h, oh = 0 }]) => {
        const at = h.findLastIndex((point, place) => point !== null && point > 0 && !isOfOtherSource(oh, h, place));
        const [before, now] = [h[at] ?? 0, c[primary] ?? 0];
        return before > 0 && now > 0 ? [{ hash, before, now }] : [];
      }),
    );
    const jumps = moves.filter(({ before, now }) => Math.abs(now / before - 1) > JUMP);
    for (const { hash, before, now } of jumps) say(`${name}: ${hash} from ${before} to ${now} chaos`);
    const value = moves.length === 0 ? 0 : (100 * jumps.length) / moves.length;
    report({ name: `${game} ${name}: groups far from their last hour`, value, unit: '%', peerValue: MOST_JUMPING_PERCENT });
  }
});

// `npm run bench -- river [--rounds N]`: reads, groups, prices and stores pages of the stream, compared with JSON.parse
// of the same bytes.
import { gunzipSync } from 'node:zlib';
import { openRiver } from '@poexchange/prices/river';
import { runBench, type Bench } from './lib/run-bench.ts';
import { startDatabase } from './lib/start-product.ts';
import { measureInTurn, median, sum } from './lib/statistics.ts';
import { readGenerated, readRecorded } from './lib/stream-pages.ts';

/** Rounds that fill caches and compile code before the measurement; every round has new tabs. */
const WARM_UP_ROUNDS = 2;
const MOST_GENERATED_PAGES = 150;

type Source = { readonly name: string; readonly limit: number; readonly pages: readonly string[] };
type Page = { stashes: { items: { note?: string }[] }[] };

await runBench('river', async (bench) => {
  const cluster = await startDatabase(bench);
  const recorded = await readRecorded('psapi', '.json.gz');
  const sources: Source[] = [
    { name: 'recorded', limit: 0.5, pages: recorded.map((page) => gunzipSync(page).toString('utf8')) },
    { name: 'generated', limit: 0.3, pages: await generatePages(bench) },
  ];
  for (const source of sources) {
    if (source.pages.length === 0) {
      bench.say(`no ${source.name} pages here: CORPUS has none`);
      continue;
    }
    await cluster.createDatabase(source.name);
    await measure(bench, source, cluster.urlOf(source.name));
  }
});

async function measure({ report, say, readOption, onEnd }: Bench, { name, limit, pages }: Source, databaseUrl: string): Promise<void> {
  const river = await openRiver(databaseUrl);
  onEnd(`${name} stream`, river.close);
  let bodies: Buffer[] = [];
  const spent = await measureInTurn(
    {
      renew: (round) => (bodies = renewPages(pages, { round, firstId: round * pages.length })),
      bare: () => bodies.forEach((body) => void JSON.parse(body.toString('utf8'))),
      ours: () => river.take(bodies),
    },
    { rounds: readOption('rounds', 7), warmUp: WARM_UP_ROUNDS },
  );
  const { counts } = river.readStatus();
  const megabytes = sum(bodies.map(({ length }) => length)) / 1e6;
  const share = median(spent.bare.map(({ cpuMs }, round) => cpuMs / (spent.ours[round]?.cpuMs ?? Number.NaN)));
  say(
    `${name}: ${pages.length} pages, ${megabytes.toFixed(1)} MB; of all rounds ${counts.changes} changes, ${counts.items} items, ` +
      `${counts.grouped} with a group, ${counts.priced} priced, ${counts.offers} offers, ${counts.quarantined} quarantined; of the processor's time of this process JSON.parse would be ${Math.round(share * 100)} %`,
  );
  const perSecond = (rounds: typeof spent.ours): number => megabytes / (median(rounds.map(({ ms }) => ms)) / 1000);
  const peer = { peer: 'bare JSON.parse of the same bytes', peerValue: perSecond(spent.bare), better: 'higher' } as const;
  const figure = `${name} pages, parsed, grouped, priced and stored`;
  report({ name: figure, value: perSecond(spent.ours), unit: 'MB per s', leastRatio: limit, ...peer });
}

/** Pages of the simulator's stream in which every second item has a price. */
async function generatePages(bench: Bench): Promise<string[]> {
  const pages: string[] = [];
  for await (const page of readGenerated(bench)) {
    (page as Page).stashes
      .flatMap(({ items }) => items)
      .forEach((item, at) => {
        if (at % 2 === 1) delete item.note;
        else item.note ??= `~price ${1 + ((at + 1) % 40)} chaos`;
      });
    if (pages.push(JSON.stringify(page)) === MOST_GENERATED_PAGES) break;
  }
  return pages;
}

/** The same pages as if sent by different tabs, with consecutive change ids; tab ids are 64-digit hashes. */
function renewPages(pages: readonly string[], { round, firstId }: { round: number; firstId: number }): Buffer[] {
  const mark = round.toString(16).padStart(8, '0');
  return pages.map((page, at) =>
    Buffer.from(
      page
        .replaceAll(/"id":"[0-9a-f]{8}([0-9a-f]{56})"/g, `"id":"${mark}$1"`)
        .replace(/"next_change_id":\s*"[\d-]+"/, `"next_change_id":"${firstId + at + 1}"`),
    ),
  );
}

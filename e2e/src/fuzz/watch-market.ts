/**
 * Invariants between the people of a run, checked in network traffic: a person offers no more than their tabs contained
 * minus what was handed over, and the amount a buyer pays is the sum of the request in whole pieces.
 */
import type { Page, Response } from '@playwright/test';
import { createApiClient } from '@poexchange/contract/client';
import { laterApi } from '@poexchange/contract/rest/later';
import { siteUrl } from '../people.ts';
import type { Findings } from './findings.ts';

type Row = {
  readonly uuid: string;
  readonly timestampMs: number;
  readonly items: readonly (readonly [hash: string, price: number, quantity: number])[];
};
type Tab = {
  readonly readAtMs: number;
  readonly stash: { readonly items?: readonly { readonly id?: string; readonly stackSize?: number }[] };
};
type Stack = { readonly size: number; readonly readAtMs: number };
type Asked = {
  readonly listingUuid: string;
  readonly listingTimestampMs: number;
  readonly items: readonly (readonly [string, number])[];
  readonly regex?: string;
};
type Answer = {
  readonly whispers: readonly string[];
  readonly totalChaos: number;
  readonly chaosPerDivine: number | null;
  readonly unit?: string;
};

const game = 'poe1';
const league = 'mercenaries';

export class MarketWatch {
  readonly #findings: Findings;
  /** Listings as sent to buyers, by id and version. */
  readonly #rows = new Map<string, Row>();
  /** Each person's stacks as their page last read them. */
  readonly #stacks = new Map<string, Map<string, Stack>>();
  #checkedRequests = 0;
  #checkedStacks = 0;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** Returns how many checks were made: a run without checks proves nothing. */
  get judged(): { readonly requests: number; readonly stacks: number } {
    return { requests: this.#checkedRequests, stacks: this.#checkedStacks };
  }

  /** Follows the requests and replies of a person's window. */
  follow(page: Page, who: string): void {
    page.on('response', (response) => void this.#read(response, who, page).catch(() => undefined));
  }

  async #read(response: Response, who: string, page: Page): Promise<void> {
    if (!response.ok()) return;
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    if (method === 'GET' && pathname.startsWith(`/api/v1/listings/${game}/`)) {
      const { listings } = (await response.json()) as { listings: Row[] };
      for (const row of listings) this.#rows.set(`${row.uuid} ${row.timestampMs}`, row);
    }
    if (method === 'GET' && pathname.startsWith('/api/v1/ggg/stash/')) this.#learnTab(who, (await response.json()) as Tab);
    if (method === 'POST' && pathname === '/api/v1/notifications')
      this.#judgeRequest(who, page, response.request().postDataJSON() as Asked, (await response.json()) as Answer);
  }

  #learnTab(who: string, { readAtMs, stash }: Tab): void {
    const stacks = this.#stacks.get(who) ?? new Map<string, Stack>();
    this.#stacks.set(who, stacks);
    for (const { id, stackSize } of stash.items ?? [])
      if (id !== undefined && (stacks.get(id)?.readAtMs ?? 0) <= readAtMs) stacks.set(id, { size: stackSize ?? 1, readAtMs });
  }

  #judgeRequest(who: string, page: Page, asked: Asked, answer: Answer): void {
    const row = this.#rows.get(`${asked.listingUuid} ${asked.listingTimestampMs}`);
    if (row === undefined || asked.regex !== undefined) return;
    this.#checkedRequests += 1;
    const offered = new Map(row.items.map(([hash, price, quantity]) => [hash, { price, quantity }]));
    let sum = 0;
    for (const [hash, quantity] of asked.items) {
      const item = offered.get(hash);
      if (item === undefined || quantity > item.quantity)
        this.#findings.report(who, `asked for ${quantity} of ${item?.quantity ?? 0}`, page.url());
      else sum += item.price * quantity;
    }
    if (Math.abs(sum - answer.totalChaos) > 0.001 * asked.items.length)
      this.#findings.report(who, `is told a total of ${answer.totalChaos} for a sum of ${sum}`, page.url());
    const told = readTotal(answer);
    if (told !== null && Math.abs(told - answer.totalChaos) > Math.max(0.5001, 1 - answer.totalChaos))
      this.#findings.report(who, `copies a total of ${told} for ${answer.totalChaos}: ${answer.whispers.at(-1) ?? ''}`, page.url());
  }

  /** Compares a person's offers with the tabs that were read, minus what has been handed over since. */
  async checkStock(page: Page, who: string): Promise<void> {
    const token = await page.evaluate(() => localStorage.getItem('poexchange:token')).catch(() => null);
    const stacks = this.#stacks.get(who);
    if (token === null || stacks === undefined) return;
    const call = createApiClient({ baseUrl: siteUrl(), fetch, readToken: () => token });
    const params = { game, league } as const;
    try {
      const before = await call(laterApi.getStock, { params } as never);
      const { listings } = await call(laterApi.getMyListings, { query: {} });
      const after = await call(laterApi.getStock, { params } as never);
      if (JSON.stringify(before.handedOver) !== JSON.stringify(after.handedOver)) return;
      for (const listing of listings.filter(({ state, side, league: place }) => state === 'active' && side === 'sell' && place === league))
        for (const { id, stackSize } of listing.items.flatMap(({ rawItems }) => rawItems)) {
          const read = stacks.get(id);
          if (read === undefined) continue;
          const gone = after.handedOver
            .filter((row) => row.itemId === id && row.handedMs >= read.readAtMs)
            .reduce((sum, row) => sum + row.quantity, 0);
          this.#checkedStacks += 1;
          if (stackSize > read.size - gone)
            this.#findings.report(
              who,
              `offers ${stackSize} of a stack of ${read.size} less ${gone} handed over (${listing.category})`,
              page.url(),
            );
        }
    } catch {
      // The person was signed out or must wait: check again next time.
    }
  }
}

/**
 * Reads the total of a whisper in chaos: `Total 1d 4c` or `for 1d 4c`; null if it has no total or uses another unit.
 */
export function readTotal({ whispers, chaosPerDivine }: Pick<Answer, 'whispers' | 'chaosPerDivine'>): number | null {
  const match = /(?:Total|for) (?:(\d[\d.]*)d)? ?(?:(\d[\d.]*)c)?(?= \()/.exec(whispers.at(-1) ?? '');
  if (match === null || (match[1] === undefined && match[2] === undefined)) return null;
  return Number(match[1] ?? 0) * (chaosPerDivine ?? 0) + Number(match[2] ?? 0);
}

import { describe, expect, it } from 'vitest';
import { makeHead } from '../testing/heads.ts';
import { toSeriesPoint } from './export-files.ts';
import { nameComparisonFile, nameSeriesFile, nameSnapshotFile } from './file-names.ts';
import { cutText, drawSharePicture, pictureSizes, placeCurve, type PictureContext, type PictureTexts } from './share-picture.ts';
import { sayPicture } from './share-picture-dialog.tsx';

describe('exported files', () => {
  it('D73 names files by profile and time, in characters that are valid on every system', () => {
    const createdMs = new Date(2026, 10, 22, 9, 5).getTime();
    expect(nameSnapshotFile({ profile: 'Main / stash: <"1">', createdMs, ending: 'csv' })).toBe(
      'net-worth-main-stash-1-2026-11-22-0905.csv',
    );
    expect(nameSnapshotFile({ profile: '../..', createdMs, ending: 'json' })).toBe('net-worth-2026-11-22-0905.json');
    expect(nameSeriesFile({ profile: 'Сокровища 倉庫', nowMs: createdMs, ending: 'csv' })).toBe(
      'net-worth-сокровища-倉庫-series-2026-11-22.csv',
    );
    expect(nameComparisonFile({ profile: 'Main', beforeMs: createdMs - 3_600_000, afterMs: createdMs, ending: 'csv' })).toBe(
      'net-worth-main-2026-11-22-0805-to-2026-11-22-0905.csv',
    );
    expect(nameSnapshotFile({ profile: '😀'.repeat(400) + 'x'.repeat(400), createdMs, ending: 'png' }).length).toBeLessThan(80);
  });

  it('D73 writes every column of the list to each row of the series', () => {
    const head = makeHead({ effects: [1, 2, 3, 4], note: 'Drop', carriedTabs: 2, characterName: 'Kirael' });
    expect(toSeriesPoint(head)).toMatchObject({
      id: head.id,
      createdMs: head.createdAtMs,
      effects: [1, 2, 3, 4],
      note: 'Drop',
      carriedTabs: 2,
      character: 'Kirael',
    });
  });
});

describe('shared picture', () => {
  const texts: PictureTexts = {
    title: 'Net worth',
    league: 'mercenaries',
    when: '22/11/2026, 10:31',
    total: '1,617 divine',
    change: { text: '+18.5 divine', tone: 'up', since: 'since 22/11/2026, 10:16' },
    parts: [{ label: 'Quantity', text: '+17.6 divine', tone: 'up' }],
    categories: Array.from({ length: 8 }, (_none, at) => ({ label: `Category ${at} of a long name`, text: '123 divine', share: 0.125 })),
    site: 'PoExchange',
  };
  const colours = {
    bg: '#000',
    panel: '#111',
    line: '#222',
    text: '#fff',
    muted: '#aaa',
    accent: '#da5',
    up: '#0f0',
    down: '#f00',
    kinds: ['#123'],
  };

  /** Records each string that is drawn and its extent; a letter is 0.6 times as wide as it is high. */
  function makeContext(): { context: PictureContext; written: { text: string; left: number; right: number; y: number }[] } {
    const written: { text: string; left: number; right: number; y: number }[] = [];
    const measure = (text: string): number => text.length * 0.6 * Number(/(\d+)px/.exec(context.font)?.[1] ?? 0);
    const nothing = (): void => undefined;
    const context: PictureContext = {
      fillRect: nothing,
      beginPath: nothing,
      moveTo: nothing,
      lineTo: nothing,
      closePath: nothing,
      stroke: nothing,
      fill: nothing,
      roundRect: nothing,
      measureText: (text) => ({ width: measure(text) }) as TextMetrics,
      fillText: (text, x, y) => {
        const width = measure(text);
        const left = context.textAlign === 'right' ? x - width : x;
        written.push({ text, left, right: left + width, y });
      },
      fillStyle: '',
      strokeStyle: '',
      lineWidth: 1,
      lineJoin: 'round',
      font: '',
      textAlign: 'left',
      textBaseline: 'alphabetic',
      globalAlpha: 1,
    };
    return { context, written };
  }

  it.each(['wide', 'square'] as const)('D73 keeps all text inside the %s picture, without overlaps', (size) => {
    const long: PictureTexts = {
      ...texts,
      title: 'Vermögen '.repeat(9),
      league: 'x'.repeat(60),
      total: '1.234.567.890 Divine',
      parts: Array.from({ length: 4 }, () => ({ label: 'Количество предметов в запасе', text: '+1.234.567 Divine', tone: 'up' })),
    };
    for (const each of [texts, long]) {
      const { context, written } = makeContext();
      drawSharePicture({ context, size, texts: each, heads: [makeHead(), makeHead()], colours, fontFamily: 'sans-serif' });
      const { width, height } = pictureSizes[size];
      for (const { left, right, y } of written)
        expect(left >= 40 && right <= width - 40 && y <= height - 16, `${left} ${right} ${y}`).toBe(true);
      for (const [at, one] of written.entries()) {
        for (const other of written.slice(at + 1)) {
          const apart = Math.abs(one.y - other.y) > 14 || one.right <= other.left + 1 || other.right <= one.left + 1;
          expect(apart, `${one.text} and ${other.text}`).toBe(true);
        }
      }
    }
  });

  it('D73 contains no tab name, no note and no account name', () => {
    const head = makeHead({
      note: 'secret note',
      characterName: 'SecretName',
      tabs: [['mercenaries:secret-tab' as never, 100]],
      league: 'mercenaries' as never,
    });
    const said = JSON.stringify(
      sayPicture({ snapshot: head, since: null, shown: null, unit: { unit: 'c', chaosPerUnit: 1 } }, (key) => key, {
        nameOf: (id) => id,
        nameLeague: (id) => id,
        view: { game: 'poe1', chaosPerDivine: 200 },
      }),
    );
    expect(said).not.toMatch(/secret/i);
    expect(said).toContain('currency');
  });

  it('D73 writes the total in whole pieces of each currency, as the page does', () => {
    const say = (key: string, params?: object): string => `${key} ${JSON.stringify(params ?? {})}`;
    const { total } = sayPicture(
      { snapshot: makeHead({ totalPrice: 61_683.1 }), since: null, shown: null, unit: { unit: 'd', chaosPerUnit: 200 } },
      say as never,
      {
        nameOf: (id) => id,
        nameLeague: (id) => id,
        view: { game: 'poe1', chaosPerDivine: 200 },
      },
    );
    expect(total).toBe('price.unit.d {"amount":"308"} price.unit.c {"amount":"83"}');
  });

  it('D73 draws all legend entries at the same size', () => {
    const sizes = new Set<string>();
    const { context } = makeContext();
    const labels = ['Currency', 'Divination card', 'Essence'];
    const fillText = context.fillText.bind(context);
    context.fillText = (text: string, x: number, y: number) => {
      if (labels.includes(text)) sizes.add(context.font);
      fillText(text, x, y);
    };
    const categories = labels.map((label) => ({ label, text: '308', share: 1 / 3 }));
    drawSharePicture({ context, size: 'wide', texts: { ...texts, categories }, heads: [], colours, fontFamily: 'sans-serif' });
    expect(sizes.size).toBe(1);
  });

  it('truncates text to the available width, and draws one snapshot or none without failing', () => {
    expect(cutText('abcdefgh', 5, (text) => text.length)).toBe('abcd…');
    expect(cutText('abc', 0, (text) => text.length)).toBe('');
    expect(placeCurve([], { width: 10, height: 10 })).toEqual([]);
    expect(placeCurve([makeHead()], { width: 10, height: 10 })).toHaveLength(1);
    const many = Array.from({ length: 5000 }, (_none, at) => makeHead({ createdAtMs: at, totalPrice: at }));
    const points = placeCurve(many, { width: 100, height: 50 });
    expect(points.length).toBeLessThanOrEqual(600);
    expect(points.at(-1)).toEqual({ x: 100, y: 0 });
  });
});

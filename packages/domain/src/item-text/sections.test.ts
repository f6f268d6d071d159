import { describe, expect, it } from 'vitest';
import { listOtherLines, readItemText, splitItemTexts } from './index.ts';

const write = (...sections: string[][]): string => sections.map((lines) => lines.join('\n')).join('\n--------\n');
const belt = write(['Item Class: Belts', 'Rarity: Unique', 'Headhunter', 'Leather Belt'], ['Item Level: 84'], ['Corrupted']);

describe('items and other lines in pasted text', () => {
  it('R1.07 ends an item where other lines start, in other languages too', () => {
    const ring = write(['Item Class: Rings', 'Rarity: Unique', 'Ingenuity', 'Utility Belt'], ['Item Level: 84'], ['+40 to Strength']);
    const german = 'Gegenstandsklasse: Gürtel\nSeltenheit: Einzigartig\nKopfjäger\n--------\nVerderbt';
    const old = 'Rareté: Unique\nChasseur de têtes\n--------\nCorrompu';
    const text = ['4 Vaal Orb', belt, '3 Exalted Orb', '', '10 Chaos Orb', ring, '', '2 Divine Orb', german, old].join('\n');
    expect(splitItemTexts(text)).toEqual([belt, ring, german, old]);
    expect(listOtherLines(text)).toEqual(['4 Vaal Orb', '3 Exalted Orb', '10 Chaos Orb', '2 Divine Orb']);
    expect(readItemText(splitItemTexts(text)[0] ?? '', 'poe1')).toMatchObject({ ok: true, item: { corrupted: true } });
    // Empty lines after every line must not lose any line.
    const spaced = ring.replaceAll('\n', '\n\n');
    expect([splitItemTexts(spaced), listOtherLines(spaced)]).toEqual([[spaced], []]);
  });

  it('R1.07 reports text that ends within a state as cut off', () => {
    expect(readItemText(belt, 'poe1')).toMatchObject({ isCutOff: false });
    expect(readItemText(belt.slice(0, -2), 'poe1')).toMatchObject({ isCutOff: true });
  });
});

import { describe, expect, it } from 'vitest';
import { startClient } from '../testing/client.ts';
import { catalogue } from '../world/catalogue/catalogue.ts';
import { buildIconPath } from '../world/item.ts';
import { drawIcon } from './icon.ts';
import { readArt, readSubject } from './subject.ts';

const chaos = buildIconPath('Currency/CurrencyRerollRare', 1, 1, 'Chaos Orb');

describe('icons', () => {
  it('D58 reads the art path from both kinds of icon address', () => {
    expect(readArt(chaos)).toBe('2DItems/Currency/CurrencyRerollRare');
    expect(readArt('/image/Art/2DItems/Maps/Vaal01.png')).toBe('/image/Art/2DItems/Maps/Vaal01');
    expect(readArt('/gen/image/not-base64-json/x/y.png')).toBe('/gen/image/not-base64-json/x/y');
  });

  it('D58 draws different pictures for different kinds, and the same picture for the same path', () => {
    expect(drawIcon(chaos)).toBe(drawIcon(chaos));
    const drawn = new Set(catalogue.map((entry) => readSubject(buildIconPath(entry.art, 1, 1, entry.name)).glyph));
    expect(drawn.size).toBeGreaterThan(20);
    expect(drawn.has('cube')).toBe(false);
    const essences = ['Anger7', 'Envy7', 'Anger1'].map((file) => drawIcon(buildIconPath(`Currency/Essence/${file}`, 1, 1, file)));
    expect(new Set(essences).size).toBe(3);
  });

  it('D58 answers any path with a small, cacheable SVG without active content', async () => {
    const { app } = await startClient();
    for (const url of [chaos, '/image/Art/2DItems/Maps/Vaal01.png', '/gen/image/%3Cscript%3E/x.png']) {
      const reply = await app.inject({ method: 'GET', url });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(reply.body).not.toMatch(/<script|href|NaN|undefined/i);
      expect(reply.body.length).toBeLessThan(4096);
    }
  });
});

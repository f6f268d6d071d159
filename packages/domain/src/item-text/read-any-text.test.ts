import { describe, expect, it } from 'vitest';
import { groupItem } from '../grouping/index.ts';
import type { Game } from '../item/index.ts';
import { loadNames, nameLanguages } from '../tables/names/load-names.ts';
import { readAnyText } from './index.ts';

const write = (...sections: readonly (readonly string[])[]): string => sections.map((lines) => lines.join('\n')).join('\n--------\n');

async function groupOf(text: string, game: Game): Promise<unknown> {
  const read = await readAnyText(text, game);
  if (!read.ok) return read;
  const group = groupItem(read.item, read.game ?? game);
  return [read.language, ...(group.ok ? [group.primary.tag, group.primary.key, group.primary.unsafeHashProperties] : [group.reason])];
}

describe('item text in other client languages', () => {
  it.each<[string, string, Game, unknown[]]>([
    [
      'a unique whose names are English',
      write(
        ['Gegenstandsklasse: Köcher', 'Seltenheit: Einzigartig', 'Skirmish', 'Two-Point Arrow Quiver'],
        ['Anforderungen:', 'Stufe: 36'],
        ['Gegenstandsstufe: 73'],
        ['{ Einzigartiger Modifikator — Attribut }', '+15(15-25) zu Intelligenz'],
      ),
      'poe1',
      ['de', 'unique', 'skirmish', { sixLink: false }],
    ],
    [
      'a magic tablet whose name is English',
      write(
        ['Класс предмета: Плитки', 'Редкость: Волшебный', "Collector's Precursor Tablet of the Cartographer"],
        ['Уровень предмета: 67'],
        ['{ Префикс "Коллекционная"  }', '9(7-10)% повышение редкости найденных предметов'],
      ),
      'poe2',
      ['ru', 'fragment', 'precursor tablet', {}],
    ],
    [
      'a map',
      write(['アイテムクラス: マップ', 'レアリティ: ノーマル', 'マップ (ティア16)'], ['アイテムレベル: 83'], ['モンスターレベル: 83']),
      'poe1',
      ['ja', 'map', 'map (tier 16)', { tier: 16 }],
    ],
    [
      'a corrupted unique with six links',
      write(['아이템 종류: 허리띠', '아이템 희귀도: 고유', '헤드헌터', '가죽 허리띠'], ['홈: R-G-B-R-R-G '], ['아이템 레벨: 84'], ['타락']),
      'poe1',
      ['ko', 'unique', 'headhunter', { sixLink: true }],
    ],
    [
      'currency',
      write(["Classe d'objet: Objets monétaires", 'Rareté: Objet monétaire', 'Orbe divin'], ['Taille de la pile: 7/20']),
      'poe1',
      ['fr', 'currency', 'divine orb', {}],
    ],
    [
      'currency of another alphabet',
      write(['物品種類: 可堆疊通貨', '稀有度: 通貨', '神聖石'], ['堆疊數量: 7/20']),
      'poe2',
      ['zh', 'currency', 'divine orb', {}],
    ],
  ])('R1.07 D11 identifies %s', async (_what, text, game, expected) => expect(await groupOf(text, game)).toEqual(expected));

  it('R1.07 reads a gem’s level, quality and corruption in each language', async () => {
    const classes = { de: 'Gegenstandsklasse', es: 'Clase de objeto', fr: "Classe d'objet", ja: 'アイテムクラス', ko: '아이템 종류' };
    const rarities = {
      de: 'Seltenheit: Gemme',
      es: 'Rareza: Gema',
      fr: 'Rareté: Gemme',
      ja: 'レアリティ: ジェム',
      ko: '아이템 희귀도: 젬',
    };
    const states = { de: 'Verderbt', es: 'Corrupto', fr: 'Corrompu', ja: 'コラプト状態', ko: '타락' };
    for (const language of ['de', 'es', 'fr', 'ja', 'ko'] as const) {
      const name = (await loadNames('poe1', language)).fromEnglish.get('Enlighten Support') ?? '';
      const text = write(
        [`${classes[language]}: x`, rarities[language], name],
        ['x, y', 'x: 4 (x)', 'y: +23% (augmented)'],
        ['x:', 'y: 60'],
        [states[language]],
      );
      expect(await groupOf(text, 'poe1')).toEqual([language, 'gem', 'enlighten support', { lvl: '4', quality: '23', corrupted: true }]);
    }
  });

  it('R1.07 finds a name in the other game if the given game does not have it, and refuses a name that neither game has', async () => {
    const names = await loadNames('poe2', 'es');
    const orb = names.fromEnglish.get('Greater Exalted Orb') ?? '';
    const text = (name: string) => write(['Clase de objeto: x', 'Rareza: Objetos monetarios', name], ['x: 1/20']);
    expect(await readAnyText(text(orb), 'poe1')).toMatchObject({ ok: true, game: 'poe2', language: 'es' });
    expect(await readAnyText(text('Orbe desconocido'), 'poe1')).toEqual({ ok: false, reason: 'otherLanguage', language: 'es' });
  });

  it('D11 matches each list of names with the English list line by line', async () => {
    for (const game of ['poe1', 'poe2'] as const)
      for (const language of nameLanguages) {
        const { fromEnglish, toEnglish } = await loadNames(game, language);
        expect(fromEnglish.size).toBeGreaterThan(3000);
        expect(toEnglish.get(fromEnglish.get('Divine Orb') ?? '')).toBe('Divine Orb');
      }
  });
});

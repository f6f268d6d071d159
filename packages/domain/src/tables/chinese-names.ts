/**
 * Item names in the Chinese clients of poe1, by frame type: 3 unique, 4 gem, 5 currency. Source: recorded items of both
 * Chinese realms, and the English items with the same icon. Brackets are ASCII.
 */
const names: Readonly<Record<number, string>> = {
  3: `
元素之章: The Taming
守望之眼: Watcher's Eye
日耀之冕: Eclipse Solaris
智者織衫: Loreweave
极地之嗥: Alpha's Howl
極地之嗥: Alpha's Howl
沙尘之影: Shadows and Dust
猎首: Headhunter
玛莉琳的护体之符: Marylene's Fallacy
皮斯卡托的慧眼: Piscator's Vigil
禁断之火: Forbidden Flame
逝日: Dying Sun
阿兹里的诺言: Atziri's Promise
阿茲里的諾言: Atziri's Promise
雌狐的圈套: Vixen's Entrapment
人格分裂: Split Personality
`,
  4: `
三位一体(辅): Trinity Support
冲刺: Dash
击中时施加印记(辅): Mark On Hit Support
分裂(辅): Fork Support
召唤灵体: Raise Spectre
召唤烈焰魔像: Summon Flame Golem
召唤生物生命(辅): Minion Life Support
启迪(辅): Inspiration Support
增幅(辅): Enhance Support
威能法印: Sigil of Power
寒冰之捷: Herald of Ice
幻化守卫: Animate Guardian
投射物归返(辅): Returning Projectiles Support
灰烬之捷: Herald of Ash
狂野怒火: Blood Rage
肉盾(辅): Meat Shield Support
赤炼(辅): Lifetap Support
闪电之捷: Herald of Thunder
`,
  5: `
傳送卷軸: Portal Scroll
知識卷軸: Scroll of Wisdom
`,
};

/** An item with its English name. */
export type NamedItem = { readonly name: string; readonly frameType: number };

let known: ReadonlyMap<string, NamedItem> | undefined;

/** Finds an item by its name in the Chinese clients; undefined if the name was never recorded. */
export function findChineseName(text: string): NamedItem | undefined {
  known ??= new Map(
    Object.entries(names).flatMap(([frameType, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string])
        .map(([chinese, name]): [string, NamedItem] => [chinese, { name, frameType: Number(frameType) }]),
    ),
  );
  return known.get(text.replaceAll('（', '(').replaceAll('）', ')').replaceAll(' ', ''));
}

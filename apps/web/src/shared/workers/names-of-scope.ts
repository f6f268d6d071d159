import type { Scope } from './scope.ts';

/** Returns item names in another language, or the English name where a translation is missing. */
export async function loadOtherNames({ game, language }: Scope): Promise<(englishName: string) => string> {
  if (language === undefined) return (englishName) => englishName;
  const { loadNames } = await import('@poexchange/domain/names');
  const names = await loadNames(game, language).catch(() => undefined);
  return (englishName) => names?.fromEnglish.get(englishName) ?? englishName;
}

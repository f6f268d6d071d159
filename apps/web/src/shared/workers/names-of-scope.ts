import type { Scope } from './scope.ts';

/** Returns the item names in another language; the English name where it lacks one. */
export async function loadOtherNames({ game, language }: Scope): Promise<(englishName: string) => string> {
  if (language === undefined) return (englishName) => englishName;
  const { loadNames } = await import('@poexchange/domain/names');
  const names = await loadNames(game, language).catch(() => undefined);
  return (englishName) => names?.fromEnglish.get(englishName) ?? englishName;
}

import type { Scope } from './scope.ts';

/** Returns the other names of items, in the language of a question; the English name where there is no other. */
export async function loadOtherNames({ game, language }: Scope): Promise<(englishName: string) => string> {
  if (language === undefined) return (englishName) => englishName;
  const { loadNames } = await import('@poexchange/domain/names');
  const names = await loadNames(game, language).catch(() => undefined);
  return (englishName) => names?.fromEnglish.get(englishName) ?? englishName;
}

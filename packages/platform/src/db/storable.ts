const unstorable = /[\0\p{Surrogate}]/u;

/** Whether PostgreSQL can hold all texts of a JSON value: neither `text` nor `jsonb` takes NUL or half of a surrogate pair. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  for (const part of Object.values(value)) if (!isStorable(part)) return false;
  return true;
}

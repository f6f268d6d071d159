/** Prevents automatic reloads while this window has unsaved input. */

type Question = () => boolean;

const questions = new Set<Question>();

/** Registers a check for unsaved input; the returned function removes it. */
export function holdReload(hasUnsaved: Question): () => void {
  questions.add(hasUnsaved);
  return () => void questions.delete(hasUnsaved);
}

export function canReload(): boolean {
  return [...questions].every((hasUnsaved) => !hasUnsaved());
}

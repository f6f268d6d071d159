/** Things typed that live in this window alone: while there are any, the window is never loaded anew by itself. */

type Question = () => boolean;

const questions = new Set<Question>();

/** Registers what tells if something would be lost; the returned function takes it out again. */
export function holdReload(hasUnsaved: Question): () => void {
  questions.add(hasUnsaved);
  return () => void questions.delete(hasUnsaved);
}

export function canReload(): boolean {
  return [...questions].every((hasUnsaved) => !hasUnsaved());
}

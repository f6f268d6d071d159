/** A selectable code block. */
export function Code({ text }: { readonly text: string }) {
  return (
    <pre
      tabIndex={0}
      translate="no"
      className="max-h-[360px] overflow-auto rounded-md border border-line-soft bg-s1 p-3 font-mono text-12 leading-[1.5] text-text"
    >
      {text}
    </pre>
  );
}

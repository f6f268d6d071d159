/** Shows rules as plain text, one per line; several rules are numbered. */
export function RulesText({ text }: { readonly text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length <= 1) return <p className="wrap-anywhere">{text}</p>;
  return (
    <ol className="list-decimal pl-[18px]">
      {lines.map((line, at) => (
        <li key={at} className="my-0.5 wrap-anywhere">
          {line}
        </li>
      ))}
    </ol>
  );
}

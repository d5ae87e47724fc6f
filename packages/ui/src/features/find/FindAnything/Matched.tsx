/** A text in which the part that matches the search is underlined. */
export function Matched({ text, query }: { text: string; query: string }) {
  const wanted = query.trim().toLowerCase();
  const at = wanted ? text.toLowerCase().indexOf(wanted) : -1;
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent text-inherit underline decoration-2 decoration-accent underline-offset-4">
        {text.slice(at, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}

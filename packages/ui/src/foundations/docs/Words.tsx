/** Text with code in backticks. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text
      <code key={index} className="rounded-sm bg-sunken px-1 text-[0.9em]">
        {part}
      </code>
    ),
  );
}

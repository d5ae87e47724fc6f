import type { ReactNode } from 'react';

/** Controls side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-center gap-3">{children}</div>
);

/** What a dialog looks like, in the flow of a page: a real one would cover it. */
export function Sketch({ title, detail, children }: { title: string; detail?: string; children: ReactNode }) {
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-raised p-5 shadow-3">
      <p className="font-semibold text-md">{title}</p>
      {detail && <p className="text-muted">{detail}</p>}
      <div className="flex flex-wrap justify-end gap-3">{children}</div>
    </div>
  );
}

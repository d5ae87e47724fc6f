import type { ReactNode } from 'react';

/** A kind of file: its name, a sentence about it, and its buttons. */
export const FilePart = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="grid gap-3 border-line border-t pt-5">
    <h2 className="text-md">{title}</h2>
    <p className="max-w-measure text-muted">{text}</p>
    <div className="flex flex-wrap items-end gap-3">{children}</div>
  </section>
);

import type { ReactNode } from 'react';

export interface RecordSectionProps {
  title: string;
  /** Beside the title: a count or sum. */
  note?: string | undefined;
  /** The section's own action. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of a person's record. */
export const RecordSection = ({ title, note, action, children }: RecordSectionProps) => (
  <section className="border-line border-t py-5 first:border-t-0">
    <div className="flex min-h-8 flex-wrap items-center gap-x-2.5">
      <h3 className="font-semibold text-base">{title}</h3>
      {note && <span className="text-muted text-xs tabular-nums">{note}</span>}
      {action && <span className="ms-auto">{action}</span>}
    </div>
    {children}
  </section>
);

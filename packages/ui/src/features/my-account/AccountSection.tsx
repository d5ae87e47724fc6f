import { type ReactNode, useId } from 'react';

export interface AccountSectionProps {
  /** Heading and accessible name. */
  title: string;
  /** One line on the current state. */
  lead?: ReactNode;
  /** A button at the end of the heading. */
  action?: ReactNode;
  /** Content below. */
  children?: ReactNode;
}

/** A section of the account dialog. */
export function AccountSection({ title, lead, action, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-line border-t py-5 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <h3 id={id} className="font-semibold text-sm">
            {title}
          </h3>
          {lead && <div className="text-muted text-sm">{lead}</div>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

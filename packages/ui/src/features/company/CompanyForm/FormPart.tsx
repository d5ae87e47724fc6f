import { type ReactNode, useId } from 'react';

export interface FormPartProps {
  title: string;
  /** A sentence below the title. */
  lead: ReactNode;
  /** Fields, in two columns where there is room. */
  children: ReactNode;
}

/** A part of a long form: its title beside the fields, or above them on a phone. */
export function FormPart({ title, lead, children }: FormPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-line border-t py-7 first-of-type:border-t-0 @min-[60rem]:grid-cols-[15rem_minmax(0,44rem)]"
    >
      <div>
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        <p className="mt-1 max-w-measure text-muted text-sm">{lead}</p>
      </div>
      <div className="grid content-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}

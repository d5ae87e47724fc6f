import type { ReactNode } from 'react';

export interface FormBesideProps {
  /** The form, as wide as its fields need. */
  form: ReactNode;
  /** Stands at the form's side in a wide tab and below it in a narrow one. */
  children: ReactNode;
}

/** A form with a list beside it, inside a TabPage. */
export const FormBeside = ({ form, children }: FormBesideProps) => (
  <div className="grid items-start gap-x-16 gap-y-12 @min-[64rem]:grid-cols-[minmax(0,38rem)_minmax(0,1fr)]">
    <div className="@container min-w-0">{form}</div>
    {children}
  </div>
);

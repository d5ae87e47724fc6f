import { Button } from '../Button/Button.tsx';

export interface SubmitButtonProps {
  /** The form is on its way: presses are ignored. */
  pending: boolean;
  children: string;
}

/** What sends a form that has the page to itself: across a phone, as wide as its words on a desk. */
export const SubmitButton = ({ pending, children }: SubmitButtonProps) => (
  <div className="sm:col-span-full">
    <Button type="submit" variant="primary" size="large" pending={pending} className="w-full sm:w-auto">
      {children}
    </Button>
  </div>
);

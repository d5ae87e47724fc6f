import { Button } from '../Button/Button.tsx';

export interface SubmitButtonProps {
  /** The form is being sent: presses are ignored. */
  pending: boolean;
  children: string;
}

/** A primary submit Button, full width on a phone. */
export const SubmitButton = ({ pending, children }: SubmitButtonProps) => (
  <div className="sm:col-span-full">
    <Button type="submit" variant="primary" size="large" pending={pending} className="w-full sm:w-auto">
      {children}
    </Button>
  </div>
);

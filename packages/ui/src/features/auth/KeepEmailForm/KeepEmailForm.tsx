import { Button } from '../../../base/Button/Button.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { AuthLink } from '../AuthLink.tsx';

export interface KeepEmailFormProps {
  /** Brings the former email back. */
  onKeep: () => void;
  /** The call runs, or the next page is opening. */
  pending?: boolean;
}

/** The holder of a former email keeps it, from the link in the mail about a new one. */
export const KeepEmailForm = ({ onKeep, pending = false }: KeepEmailFormProps) => (
  <div className="grid gap-8">
    <PageTitle lead="The office entered another email for your account. If you did not ask for that, keep yours.">
      Keep my email
    </PageTitle>
    <p>
      If the other email counts already, everybody is logged out and the password ends. You then set a new
      one.
    </p>
    <Button variant="primary" size="large" pending={pending} onPress={onKeep}>
      Keep my email
    </Button>
    <p className="text-sm">
      <AuthLink href="/login">Back to login</AuthLink>
    </p>
  </div>
);

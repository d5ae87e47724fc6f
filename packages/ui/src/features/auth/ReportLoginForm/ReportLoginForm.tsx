import { Button } from '../../../base/Button/Button.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { AuthLink } from '../AuthLink.tsx';

export interface ReportLoginFormProps {
  /** Ends the login. */
  onReport: () => void;
  /** The call runs, or the next page is opening. */
  pending?: boolean;
}

/** A person ends a login that was not theirs, from the link in the mail about it. */
export const ReportLoginForm = ({ onReport, pending = false }: ReportLoginFormProps) => (
  <div className="grid gap-8">
    <PageTitle lead="Somebody logged in to your account from a browser that was not used for it before.">
      Was this you?
    </PageTitle>
    <p>
      If it was not, end that login. Every login since then ends with it. You then set a new password, because
      somebody knows yours.
    </p>
    <Button variant="danger" size="large" pending={pending} onPress={onReport}>
      It was not me: end that login
    </Button>
    <p className="text-sm">
      It was you? There is nothing to do. <AuthLink href="/login">Back to login</AuthLink>
    </p>
  </div>
);

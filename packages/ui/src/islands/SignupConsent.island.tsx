import { ConsentNotice, type ConsentNoticeProps } from '../features/auth/ConsentNotice/ConsentNotice.tsx';

/** Shows the notice inside Signup or Invitation. It needs no JavaScript, hence no directive. */
export const SignupConsent = (props: ConsentNoticeProps) => <ConsentNotice {...props} />;

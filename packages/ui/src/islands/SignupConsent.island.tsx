import { ConsentNotice, type ConsentNoticeProps } from '../features/auth/ConsentNotice/ConsentNotice.tsx';

/** The notice inside Signup or Invitation. Without a client directive: it needs no JavaScript. */
export const SignupConsent = (props: ConsentNoticeProps) => <ConsentNotice {...props} />;

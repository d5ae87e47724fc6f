import { ConsentNotice } from '../features/auth/ConsentNotice/ConsentNotice.tsx';

/** The notice inside Signup. Without a client directive: it needs no JavaScript. */
export const SignupConsent = () => <ConsentNotice />;

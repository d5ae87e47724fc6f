/** Business constants and limits (SPEC section 9). Milliseconds unless the name says otherwise. */

export const OTP_LENGTH = 6;
export const RESEND_COOLDOWN_SECONDS = 60;
export const OTP_LIFETIME_MINUTES = 10;
export const OTP_TRIES = 5;
export const OTP_SENDS_PER_DAY = 10;

export const TOAST_MS = 3000;
export const REDIRECT_TO_LOGIN_MS = 1500;
export const GALLERY_ADVANCE_MS = 5000;

export const NAVBAR_SCROLL_PX = 50;
export const MOBILE_BREAKPOINT_PX = 768;

export const MAX_RATING = 5;
export const DECLINE_REASON_MAX = 500;
export const MIN_GUARDS = 1;
export const MAX_GUARDS = 1000;
export const MIN_EXPERIENCE_YEARS = 0;
export const MAX_EXPERIENCE_YEARS = 80;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

/** Rupees: ₹99,99,99,999.99. */
export const MAX_AMOUNT = 999_999_999.99;

export const LIST_LIMIT_MAX = 200;
export const ROSTER_MAX_DAYS = 42;
/** Totals of lists are exact up to here. */
export const LIST_TOTAL_MAX = 10_000;
export const LIST_SEARCH_MAX = 64;

/** Requests of one client that wait for an answer. See docs/rules.md. */
export const MAX_PENDING_REQUESTS = 20;
export const MAX_REQUESTS_PER_DAY = 30;
/** Writes of one client or guard. The office has no such limit. */
export const MAX_WRITES_PER_MINUTE = 120;

/** Screens offer Undo for this long; a mail about an undoable write waits slightly longer. */
export const UNDO_SECONDS = 10;
/** The server accepts Undo for this long, since focusing the offer keeps it open (WCAG 2.2.1). */
export const UNDO_LIMIT_SECONDS = 120;
/** Rows of one bulk action. */
export const BULK_MAX = 200;

/** A login or reauthentication is recent enough for this long. */
export const REAUTHENTICATION_MINUTES = 15;

/** The bearer token of a cookie session (SPEC section 7). Our API requires it beside the cookie. */
export const PLACEHOLDER_TOKEN = 'cookie-session';

/** Session storage: drafts of unsent forms, kept when the session ends. */
export const KEPT_DRAFTS = 'drafts';
export const OPEN_DIALOG = 'openDialog';

/** Storage keys (SPEC section 3), separate so that inline scripts include only those they use. */
export const TOKEN_KEY = 'token';
export const ROLE_KEY = 'role';
/** The token of a session that was logged out of here and that the server has not ended yet. */
export const ENDING_KEY = 'ending';
/** The language chosen in this browser before a login, which stays, and that of the account logged in. */
export const LANGUAGE_KEY = 'language';
export const ACCOUNT_LANGUAGE_KEY = 'accountLanguage';
/** A guard's presses that wait for the network. */
export const PRESSES_KEY = 'presses';
/** A guard's duties as the office last told them, for a phone without network. */
export const KEPT_DUTIES_KEY = 'keptDuties';
export const VERIFICATION_EMAIL_KEY = 'verificationEmail';
export const REGISTRATION_KEY = 'registration';
/** Session storage: the URL of the API, by which of the two was found to answer there. */
export const OWN_API_KEY = 'own';
export const HOSTED_API_KEY = 'hosted';
/** Session storage: the role preselected in the login form. */
export const LAST_ROLE_KEY = 'lastRole';
/** Session storage: the email that was just verified, for the login page. */
export const LAST_EMAIL_KEY = 'lastEmail';
/** Session storage: the role of the signup that waits for its code. */
export const SIGNUP_ROLE_KEY = 'signupRole';

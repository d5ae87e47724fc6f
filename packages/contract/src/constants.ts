/** Business constants and limits, SPEC section 9 and DECISIONS section 3. Times are milliseconds unless the name says otherwise. */

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
/** Of a reason that an applicant is given, in characters. */
export const DECLINE_REASON_MAX = 500;
export const MIN_GUARDS = 1;
export const MAX_GUARDS = 1000;
export const MIN_EXPERIENCE_YEARS = 0;
export const MAX_EXPERIENCE_YEARS = 80;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

/** In rupees: ₹99,99,99,999.99. */
export const MAX_AMOUNT = 999_999_999.99;

export const LIST_LIMIT_MAX = 200;
/** Days of a roster. */
export const ROSTER_MAX_DAYS = 42;
/** Rows of a list are counted up to this number. */
export const LIST_TOTAL_MAX = 10_000;
/** Characters of a search. */
export const LIST_SEARCH_MAX = 64;

/** DECISIONS section 8. The requests of a client that wait for an answer, and those it sends in a day. */
export const MAX_PENDING_REQUESTS = 20;
export const MAX_REQUESTS_PER_DAY = 30;
/** Calls of one client or guard that change something. The office has no such limit. */
export const MAX_WRITES_PER_MINUTE = 120;

/** How long undo is offered (DECISIONS section 6); a mail about what can be undone waits for as long and a little more. */
export const UNDO_SECONDS = 10;
/** How long the server undoes: whoever reads slowly keeps the offer open by pointing at it or focusing it (WCAG 2.2.1). */
export const UNDO_LIMIT_SECONDS = 120;
/** Rows of one call that acts on several. */
export const BULK_MAX = 200;

/** How long a login or a reauthentication suffices for calls that ask for the password again. */
export const REAUTHENTICATION_MINUTES = 15;

/**
 * Stored and sent as the bearer token when the reply of login has none (SPEC section 7): the session is in a cookie, which our API
 * accepts only beside this marker.
 */
export const PLACEHOLDER_TOKEN = 'cookie-session';

/** Keys of session storage: the drafts of unsent forms, kept when the session ends, and the name of the dialog that was open. */
export const KEPT_DRAFTS = 'drafts';
export const OPEN_DIALOG = 'openDialog';

/** Keys of local and session storage (SPEC section 3, browser storage). Constants of their own: inline scripts hold only those they use. */
export const TOKEN_KEY = 'token';
export const ROLE_KEY = 'role';
export const VERIFICATION_EMAIL_KEY = 'verificationEmail';
export const REGISTRATION_KEY = 'registration';
/** Session storage: the role that the login form begins with. */
export const LAST_ROLE_KEY = 'lastRole';

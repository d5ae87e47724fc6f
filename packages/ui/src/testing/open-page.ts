import type { RequestHandler } from 'msw';
import { $token } from '../api/token.ts';
import { $secondFactorRequired, $unverified } from '../stores/auth.ts';
import { bills } from '../stores/bills.ts';
import { clientApplications } from '../stores/client-applications.ts';
import { clientProfile } from '../stores/client-profile.ts';
import { clients } from '../stores/clients.ts';
import { guardProfile } from '../stores/guard-profile.ts';
import { guards } from '../stores/guards.ts';
import { jobApplication } from '../stores/job-application.ts';
import { $navigating } from '../stores/navigation.ts';
import { overview } from '../stores/overview.ts';
import { ownApplications } from '../stores/own-applications.ts';
import { ownBills } from '../stores/own-bills.ts';
import { resetCode, restartReset } from '../stores/password-reset.ts';
import { posts } from '../stores/posts.ts';
import { securityApplications } from '../stores/security-applications.ts';
import { $role } from '../stores/session.ts';
import { $toasts } from '../stores/toasts.ts';
import { verificationCode } from '../stores/verification.ts';
import { captureNavigation } from './capture-navigation.ts';
import { type ApiKind, mockApiHandlers } from './mock-api/handlers.ts';
import { tokenOf } from './mock-api/responses/auth.ts';
import { defaultState } from './mock-api/sample-data/default-state.ts';
import { type UserKey, users } from './mock-api/sample-data/users.ts';
import type { MockState } from './mock-api/state.ts';

const lists = [
  posts,
  guards,
  clients,
  bills,
  clientApplications,
  securityApplications,
  ownBills,
  ownApplications,
];
const loaded = [clientProfile, guardProfile, jobApplication, overview];

export interface PageOptions {
  /** Who is signed in; nobody when left out. */
  as?: UserKey;
  /** The query string: `?tab=clients`. */
  search?: string;
  /** Data of the mock API; `defaultState()` when left out. */
  state?: MockState;
  /** `hosted`: the API replies as the older hosted one does. */
  api?: ApiKind;
}

/** The used part of Storybook's context. */
interface Context {
  msw: { use: (...handlers: RequestHandler[]) => void };
}

function resetStores(): void {
  sessionStorage.clear();
  $toasts.set([]);
  $navigating.set(false);
  $unverified.set(false);
  $secondFactorRequired.set(false);
  restartReset();
  verificationCode.clear();
  resetCode.clear();
  for (const list of [...lists, ...loaded]) list.reset();
}

/** A story's `beforeEach`: opens the page with these options. */
export const withPage = (options: PageOptions) => (context: Context) => openPage(context, options);

/** Starts a mock API, signs in and resets all stores. Returns a cleanup function. */
export function openPage(
  { msw }: Context,
  { as, search = '', state = defaultState(), api = 'own' }: PageOptions = {},
): () => void {
  const before = location.search;
  history.replaceState(null, '', `${location.pathname}${search}`);
  resetStores();
  const person = as && users[as];
  $role.set(person?.role);
  $token.set(person && tokenOf(person));
  msw.use(...mockApiHandlers(state, api));
  const stop = captureNavigation();
  return () => {
    stop();
    history.replaceState(null, '', `${location.pathname}${before}`);
  };
}

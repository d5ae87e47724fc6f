import type { RequestHandler } from 'msw';
import { $token } from '../src/api/token.ts';
import { $secondFactorRequired, $unverified } from '../src/stores/auth/auth.ts';
import { resetCode, restartReset } from '../src/stores/auth/password-reset.ts';
import { verificationCode } from '../src/stores/auth/verification.ts';
import { bills } from '../src/stores/bills/bills.ts';
import { ownBills } from '../src/stores/bills/own-bills.ts';
import { clientProfile } from '../src/stores/clients/client-profile.ts';
import { clients } from '../src/stores/clients/clients.ts';
import { guardProfile } from '../src/stores/guards/guard-profile.ts';
import { guards } from '../src/stores/guards/guards.ts';
import { jobApplication } from '../src/stores/job-applications/job-application.ts';
import { securityApplications } from '../src/stores/job-applications/security-applications.ts';
import { overview } from '../src/stores/overview/overview.ts';
import { posts } from '../src/stores/posts/posts.ts';
import { clientApplications } from '../src/stores/requests/client-applications.ts';
import { ownApplications } from '../src/stores/requests/own-applications.ts';
import { $navigating } from '../src/stores/session/navigation.ts';
import { $role } from '../src/stores/session/session.ts';
import { $toasts } from '../src/stores/toasts/toasts.ts';
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

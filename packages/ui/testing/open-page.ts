import { KEPT_DUTIES_KEY } from '@prahari/contract/constants';
import type { Role } from '@prahari/contract/roles';
import type { RequestHandler } from 'msw';
import { $api } from '../src/api/configure-api.ts';
import { hostedApi } from '../src/api/hosted/call-hosted.ts';
import { expireLists } from '../src/api/hosted/lists.ts';
import { $token } from '../src/api/token.ts';
import { $secondFactorRequired, $unverified } from '../src/stores/auth/auth.ts';
import { resetCode, restartReset } from '../src/stores/auth/password-reset.ts';
import { verificationCode } from '../src/stores/auth/verification.ts';
import { forgetMade } from '../src/stores/bills/bill-months.ts';
import { $stored } from '../src/stores/duties/stored-presses.ts';
import { $navigating } from '../src/stores/session/navigation.ts';
import { $accountLanguage, $role } from '../src/stores/session/session.ts';
import { $toasts } from '../src/stores/toasts/toasts.ts';
import { captureNavigation } from './capture-navigation.ts';
import { createData, type MockData } from './mock-api/data.ts';
import { mockApiHandlers } from './mock-api/handlers.ts';

interface Resettable {
  reset: () => void;
}
const isResettable = (value: unknown): value is Resettable =>
  typeof value === 'object' && value !== null && 'reset' in value;

/** The lists and the loaded data of all stores, so that no story waits for what an earlier one began to load. */
const modules = import.meta.glob<object>(['../src/stores/*/*.ts', '!**/*.test.ts'], { eager: true });
const resettable = Object.values(modules).flatMap((module) => Object.values(module).filter(isResettable));

export interface PageOptions {
  /** The person who is signed in; nobody by default. */
  as?: Role;
  /** The query string: `?tab=clients`. */
  search?: string;
  /** Data of the mock API in place of its samples. */
  data?: Partial<MockData>;
  /** The language of the account; English by default. */
  language?: 'hi' | 'mr';
  /** True for the hosted API, called through its adapter. */
  isHosted?: boolean;
}

/** The used part of Storybook's context. */
interface Context {
  msw: { use: (...handlers: RequestHandler[]) => void };
}

function resetStores(): void {
  sessionStorage.clear();
  localStorage.removeItem(KEPT_DUTIES_KEY);
  $stored.set([]);
  $toasts.set([]);
  $navigating.set(false);
  $unverified.set(false);
  $secondFactorRequired.set(false);
  restartReset();
  verificationCode.clear();
  resetCode.clear();
  forgetMade();
  for (const store of resettable) store.reset();
}

/** A story's `beforeEach`: opens the page with these options. */
export const withPage = (options: PageOptions) => (context: Context) => openPage(context, options);

/** Starts a mock API, signs in and resets all stores. Returns a cleanup function. */
export function openPage(
  { msw }: Context,
  { as, search = '', data, language, isHosted = false }: PageOptions = {},
): () => void {
  const before = location.search;
  history.replaceState(null, '', `${location.pathname}${search}`);
  resetStores();
  expireLists();
  $api.set(isHosted ? { state: 'hosted', adapter: hostedApi } : { state: 'own' });
  $role.set(as);
  $accountLanguage.set(language);
  $token.set(as);
  msw.use(...mockApiHandlers(createData(data)));
  const stop = captureNavigation();
  return () => {
    stop();
    history.replaceState(null, '', `${location.pathname}${before}`);
  };
}

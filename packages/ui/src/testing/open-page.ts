import type { RequestHandler } from 'msw';
import { $token } from '../api/token.ts';
import { $secondFactorAsked, $unverified } from '../stores/auth.ts';
import { bills } from '../stores/bills.ts';
import { clientApplications } from '../stores/client-applications.ts';
import { clientProfile } from '../stores/client-profile.ts';
import { clients } from '../stores/clients.ts';
import { guardProfile } from '../stores/guard-profile.ts';
import { guards } from '../stores/guards.ts';
import { jobApplication } from '../stores/job-application.ts';
import { $navigating } from '../stores/navigation.ts';
import { ownApplications } from '../stores/own-applications.ts';
import { ownBills } from '../stores/own-bills.ts';
import { resetCode, restartReset } from '../stores/password-reset.ts';
import { securityApplications } from '../stores/security-applications.ts';
import { $role } from '../stores/session.ts';
import { $toasts } from '../stores/toasts.ts';
import { verificationCode } from '../stores/verification.ts';
import { leadOn } from './leads-on.ts';
import { tokenOf } from './world/answers/auth.ts';
import { type ApiAge, worldHandlers } from './world/handlers.ts';
import { ordinaryWorld } from './world/ordinary-world.ts';
import { cast, type Person } from './world/people.ts';
import type { World } from './world/state.ts';

const lists = [guards, clients, bills, clientApplications, securityApplications, ownBills, ownApplications];
const loaded = [clientProfile, guardProfile, jobApplication];

export interface Opening {
  /** Who is signed in; nobody when left out. */
  as?: Person;
  /** What the address says after the path: `?tab=clients`. */
  at?: string;
  /** An ordinary day unless given. */
  world?: World;
  /** An API from before this one answers, when `older`. */
  api?: ApiAge;
}

/** What a story's `beforeEach` gets of MSW. */
interface Context {
  msw: { use: (...handlers: RequestHandler[]) => void };
}

function forgetBefore(): void {
  sessionStorage.clear();
  $toasts.set([]);
  $navigating.set(false);
  $unverified.set(false);
  $secondFactorAsked.set(false);
  restartReset();
  verificationCode.clear();
  resetCode.clear();
  for (const list of [...lists, ...loaded]) list.reset();
}

/** For a story's `beforeEach`. */
export const opening = (how: Opening) => (context: Context) => openPage(context, how);

/** How long a test waits for what the network brings: the machine may be busy. */
export const patience = { timeout: 8000 };

/** Opens a page over a world of its own, as somebody, with nothing left of the page before. Returns how to leave it. */
export function openPage(
  { msw }: Context,
  { as, at = '', world = ordinaryWorld(), api = 'ours' }: Opening = {},
): () => void {
  const before = location.search;
  history.replaceState(null, '', `${location.pathname}${at}`);
  forgetBefore();
  const person = as && cast[as];
  $role.set(person?.role);
  $token.set(person && tokenOf(person));
  msw.use(...worldHandlers(world, api));
  const stop = leadOn();
  return () => {
    stop();
    history.replaceState(null, '', `${location.pathname}${before}`);
  };
}

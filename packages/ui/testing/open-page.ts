import { KEPT_DUTIES_KEY } from '@prahari/contract/constants';
import type { Role } from '@prahari/contract/roles';
import type { RequestHandler } from 'msw';
import { $api } from '../src/api/configure-api.ts';
import { hostedApi } from '../src/api/hosted/call-hosted.ts';
import { expireLists } from '../src/api/hosted/lists.ts';
import { $token } from '../src/api/token.ts';
import { accounts } from '../src/stores/accounts/accounts.ts';
import { auditLog } from '../src/stores/audit-log/audit-log.ts';
import { $secondFactorRequired, $unverified } from '../src/stores/auth/auth.ts';
import { resetCode, restartReset } from '../src/stores/auth/password-reset.ts';
import { verificationCode } from '../src/stores/auth/verification.ts';
import { billDrafts, forgetMade } from '../src/stores/bills/bill-months.ts';
import { bills } from '../src/stores/bills/bills.ts';
import { ownBills } from '../src/stores/bills/own-bills.ts';
import { clientProfile } from '../src/stores/clients/client-profile.ts';
import { clients } from '../src/stores/clients/clients.ts';
import { ownDuties } from '../src/stores/duties/own-duties.ts';
import { $stored } from '../src/stores/duties/stored-presses.ts';
import { guardProfile } from '../src/stores/guards/guard-profile.ts';
import { guards } from '../src/stores/guards/guards.ts';
import { jobApplication } from '../src/stores/job-applications/job-application.ts';
import { securityApplications } from '../src/stores/job-applications/security-applications.ts';
import { leaveToAnswer } from '../src/stores/leave/leave-to-answer.ts';
import { ownLeave } from '../src/stores/leave/own-leave.ts';
import { undeliveredMail } from '../src/stores/mail-outbox/mail-outbox.ts';
import { messagesToSend } from '../src/stores/messages/messages.ts';
import { payments } from '../src/stores/money/payments.ts';
import { ownMonth } from '../src/stores/muster/own-month.ts';
import { overview } from '../src/stores/overview/overview.ts';
import { posts } from '../src/stores/posts/posts.ts';
import { problems } from '../src/stores/problems/problems.ts';
import { rateClient, rates } from '../src/stores/rates/rates.ts';
import { clientApplications } from '../src/stores/requests/client-applications.ts';
import { ownApplications } from '../src/stores/requests/own-applications.ts';
import { $navigating } from '../src/stores/session/navigation.ts';
import { $accountLanguage, $role } from '../src/stores/session/session.ts';
import { $toasts } from '../src/stores/toasts/toasts.ts';
import { webhookDeliveries } from '../src/stores/webhooks/webhooks.ts';
import { captureNavigation } from './capture-navigation.ts';
import { createData, type MockData } from './mock-api/data.ts';
import { mockApiHandlers } from './mock-api/handlers.ts';

const lists = [
  accounts,
  auditLog,
  posts,
  payments,
  problems,
  guards,
  clients,
  bills,
  undeliveredMail,
  webhookDeliveries,
  clientApplications,
  securityApplications,
  ownBills,
  ownApplications,
];
const loaded = [
  billDrafts,
  rates,
  rateClient,
  clientProfile,
  guardProfile,
  ownDuties,
  ownMonth,
  ownLeave,
  leaveToAnswer,
  messagesToSend,
  jobApplication,
  overview,
];

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
  for (const list of [...lists, ...loaded]) list.reset();
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

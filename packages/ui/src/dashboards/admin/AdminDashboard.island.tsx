import { useStore } from '@nanostores/react';
import { getCompany } from '@prahari/contract/company';
import { getAgeing } from '@prahari/contract/debts';
import { getGuardRecord } from '@prahari/contract/guards';
import { listMessages } from '@prahari/contract/messages';
import { find, getOverview, listUndeliveredMail } from '@prahari/contract/office';
import { assignToPost } from '@prahari/contract/post-guards';
import { addPost, endPost } from '@prahari/contract/posts';
import { listProblems } from '@prahari/contract/problems';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { BesidePanel } from '../../features/people/BesidePanel/BesidePanel.tsx';
import { withErrorBoundary } from '../../islands/ErrorBoundary.tsx';
import { lazyPart, lazyWithRetry, preloadTab } from '../../islands/lazyWithRetry.tsx';
import { useFirstInteraction } from '../../islands/useFirstInteraction.ts';
import { overview } from '../../stores/overview/overview.ts';
import { handleStepUp } from '../../stores/reauthentication/step-up-handler.ts';
import { isOffered } from '../../stores/session/api.ts';
import { $session } from '../../stores/session/session.ts';
import { Dashboard, type SignedOutProps } from '../Dashboard.tsx';
import { pushParams, useSearchParams } from '../search-params.ts';
import { WhenApiIsKnown } from '../WhenApiIsKnown.tsx';
import { Confirm } from './confirm/Confirm.tsx';
import { officeWords } from './office-words.ts';
import { personIn } from './people/person-links.ts';
import { TodayTab } from './today/TodayTab.tsx';

interface OfficeTab {
  id: string;
  /** Its label, among the words of the office. */
  word: keyof typeof officeWords.english;
  /** Lazy tabs can be preloaded. */
  Tab: ComponentType & { preload?: (() => unknown) | undefined };
}

/** Before SPEC's tabs; absent from the older hosted API, which knows no posts. */
const today: OfficeTab = { id: 'today', word: 'today', Tab: TodayTab };

/** In the order of SPEC section 2, each loaded when opened; an id is the value of `?tab=`. */
const specTabs = [
  {
    id: 'security-guards',
    word: 'securityGuards',
    Tab: lazyWithRetry(() => import('./guards/GuardsTab.tsx'), 'GuardsTab'),
  },
  {
    id: 'clients',
    word: 'clients',
    Tab: lazyWithRetry(() => import('./clients/ClientsTab.tsx'), 'ClientsTab'),
  },
  {
    id: 'client-applications',
    word: 'clientApplications',
    Tab: lazyWithRetry(() => import('./applications/ClientApplicationsTab.tsx'), 'ClientApplicationsTab'),
  },
  {
    id: 'security-applications',
    word: 'securityApplications',
    Tab: lazyWithRetry(() => import('./applications/SecurityApplicationsTab.tsx'), 'SecurityApplicationsTab'),
  },
  {
    id: 'assign-guards',
    word: 'assignGuards',
    Tab: lazyWithRetry(() => import('./assignments/AssignGuardsTab.tsx'), 'AssignGuardsTab'),
  },
] as const;
/** The last tab while it is open: the menu and Ctrl+K lead to it. */
const company: OfficeTab = {
  id: 'company',
  word: 'company',
  Tab: lazyWithRetry(() => import('./company/CompanyTab.tsx'), 'CompanyTab'),
};
/** Like the company's: its own tab while it is open. */
const money: OfficeTab = {
  id: 'money',
  word: 'money',
  Tab: lazyWithRetry(() => import('./money/MoneyTab.tsx'), 'MoneyTab'),
};
/** Its own tab while a problem waits for an answer, or while it is open. */
const problems: OfficeTab = {
  id: 'problems',
  word: 'problems',
  Tab: lazyWithRetry(() => import('./problems/ProblemsTab.tsx'), 'ProblemsTab'),
};
/** Like the company's: what the office sends by WhatsApp. */
const toSend: OfficeTab = {
  id: 'to-send',
  word: 'toSend',
  Tab: lazyWithRetry(() => import('./messages/ToSendTab.tsx'), 'ToSendTab'),
};
/** In the place of the Assign Guards form while `?post=` names a post. */
const AssignToPostTab = lazyWithRetry(() => import('./posts/AssignToPostTab.tsx'), 'AssignToPostTab');
/** In the place of the Clients tab while `?bill-month=` names a month, or `?quote=` a client. */
const BillMonthTab = lazyWithRetry(() => import('./bills/BillMonthTab.tsx'), 'BillMonthTab');
const QuoteTab = lazyWithRetry(() => import('./rates/QuoteTab.tsx'), 'QuoteTab');
/** Loaded when the server first asks for a step-up. */
const stepUp = (code: string) => import('../account/StepUpDialog.tsx').then((module) => module.stepUp(code));
preloadTab(specTabs);

const Find = lazyPart(() => import('./find/Find.tsx'), 'Find');
const Shortcuts = lazyPart(() => import('./find/Shortcuts.tsx'), 'Shortcuts');
const NewPost = lazyPart(() => import('./posts/at-post/NewPost.tsx'), 'NewPost');
const NewRate = lazyPart(() => import('./rates/NewRate.tsx'), 'NewRate');
const EndPost = lazyPart(() => import('./posts/at-post/EndPost.tsx'), 'EndPost');
const Records = lazyPart(() => import('./records/Records.tsx'), 'Records');

/** The keys of the office act from the first interaction on. */
const loadShortcuts = () => import('./find/shortcuts.ts').then((module) => module.listenForShortcuts());

const loading = () => (
  <TabPage>
    <Skeleton />
  </TabPage>
);

export type AdminDashboardProps = SignedOutProps;

/** Today, and the five tabs of SPEC section 2, Admin dashboard. Mounted inside the `main` of the admin-only page. */
const AdminDashboardIsland = (props: AdminDashboardProps) => (
  <WhenApiIsKnown loading={loading()}>
    <Office {...props} />
  </WhenApiIsKnown>
);

function Office({ onSignedOut }: AdminDashboardProps) {
  const t = useWords(officeWords);
  const isSignedIn = useStore($session, { ssr: 'initial' }).state === 'signed-in';
  const loaded = useStore(overview.$loaded, { ssr: 'initial' });
  const counts = loaded.state === 'ready' ? loaded.data : undefined;
  useEffect(() => handleStepUp(stepUp), []);
  useFirstInteraction(loadShortcuts);
  useEffect(() => {
    if (isSignedIn) void overview.load();
  }, [isSignedIn]);

  const contentOf = (Tab: ComponentType) =>
    isSignedIn
      ? () => (
          <WithPerson>
            <Tab />
          </WithPerson>
        )
      : loading;
  const pending: Record<string, number | undefined> = {
    'client-applications': counts?.clientApplications.pending,
    'security-applications': counts?.securityApplications.pending,
    problems: counts?.problemsOpen,
    'to-send': counts?.messagesUnsent,
  };
  const parameters = useSearchParams();
  /** The page that the URL shows in the place of a tab. */
  const shownIn = (id: string, Tab: OfficeTab['Tab']): OfficeTab['Tab'] => {
    if (id === 'assign-guards' && parameters.has('post') && isOffered(assignToPost)) return AssignToPostTab;
    if (id === 'clients' && parameters.has('bill-month')) return BillMonthTab;
    if (id === 'clients' && parameters.has('quote')) return QuoteTab;
    return Tab;
  };
  const isCompanyOpen = parameters.get('tab') === company.id && isOffered(getCompany);
  const isMoneyOpen = parameters.get('tab') === money.id && isOffered(getAgeing);
  const showsProblems =
    isOffered(listProblems) && (parameters.get('tab') === problems.id || (counts?.problemsOpen ?? 0) > 0);
  const isToSendOpen = parameters.get('tab') === toSend.id && isOffered(listMessages);
  const tabs: readonly OfficeTab[] = [
    ...(isOffered(getOverview) ? [today] : []),
    ...specTabs,
    ...(showsProblems ? [problems] : []),
    ...(isToSendOpen ? [toSend] : []),
    ...(isMoneyOpen ? [money] : []),
    ...(isCompanyOpen ? [company] : []),
  ];
  return (
    <Dashboard
      onSignedOut={onSignedOut}
      dialogs={{
        shortcuts: Shortcuts,
        ...(isOffered(find) && { find: Find }),
        ...(isOffered(listUndeliveredMail) && { records: Records }),
        ...(isOffered(addPost) && { 'new-post': NewPost }),
        'new-rate': NewRate,
        ...(isOffered(endPost) && { 'end-post': EndPost }),
        ...(isOffered(listMessages) && { 'to-send': OpenToSend }),
        ...(isOffered(getAgeing) && { money: OpenMoney }),
        ...(isOffered(getCompany) && { company: OpenCompany }),
      }}
      tabs={tabs.map(({ id, word, Tab }) => ({
        id,
        label: t(word),
        count: pending[id],
        content: contentOf(shownIn(id, Tab)),
        preload: Tab.preload,
      }))}
    >
      <Confirm />
    </Dashboard>
  );
}

/** Opens a tab in place of a dialog. */
function OpenTab({ tab, onClose }: { tab: string; onClose: () => void }) {
  useEffect(() => {
    pushParams({ tab });
    onClose();
  }, [tab, onClose]);
  return null;
}

interface OpenerProps {
  onClose: () => void;
}

const OpenCompany = ({ onClose }: OpenerProps) => <OpenTab tab={company.id} onClose={onClose} />;
const OpenToSend = ({ onClose }: OpenerProps) => <OpenTab tab={toSend.id} onClose={onClose} />;
const OpenMoney = ({ onClose }: OpenerProps) => <OpenTab tab={money.id} onClose={onClose} />;

export const AdminDashboard = withErrorBoundary(AdminDashboardIsland);

const PersonRecord = lazyPart(() => import('./people/PersonRecord.tsx'), 'PersonRecord');

/** A tab with the record of the person that the URL names, beside it or instead of it. */
function WithPerson({ children }: { children: ReactNode }) {
  const inUrl = personIn(useSearchParams());
  const person = isOffered(getGuardRecord) ? inUrl : undefined;
  const record = person && <PersonRecord key={`${person.kind} ${person.id}`} person={person} />;
  if (person?.asPage) return record;
  return <BesidePanel panel={record}>{children}</BesidePanel>;
}

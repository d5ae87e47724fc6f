import { formatDayWithWeekday } from '@prahari/domain/format';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { watchBack } from '../base/history-entries.ts';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { useDateNames } from '../base/words/date-words.ts';
import { useWords } from '../base/words/useWords.ts';
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx';
import { islandWords } from '../islands/island-words.ts';
import { lazyPart } from '../islands/lazyWithRetry.tsx';
import { PageToasts } from '../islands/PageToasts.tsx';
import { type Leave, openInstead, watchSession } from '../stores/session/session.ts';
import { NavLanguages } from './NavLanguages.tsx';
import { pushParams, useSearchParams } from './search-params.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNow } from './useNow.ts';

export interface DashboardTab {
  /** The value of `?tab=`: the label in kebab-case. */
  id: string;
  label: string;
  /** Number of pending rows. */
  count?: number | undefined;
  content: () => ReactNode;
  /** Loads its code. */
  preload?: (() => unknown) | undefined;
}

/** Props of every dashboard for the page it is on. */
export interface SignedOutProps {
  /**
   * Called when nobody is signed in, or when the session ends, with the page that the browser would open: `/login`, or `/` after
   * a logout. Leave out to let the browser open it.
   */
  onSignedOut?: Leave | undefined;
}

export interface DashboardProps extends SignedOutProps {
  tabs: readonly DashboardTab[];
  /** Shown above the tabs. */
  children?: ReactNode;
  /** The dialogs that the navbar can open. */
  dialogs?: NavDialogParts | undefined;
  /** Offers other languages in the navbar. */
  hasLanguages?: boolean | undefined;
}

export function openTab(id: string): void {
  pushParams({ tab: id });
  // The button may be far down a long tab, where the other one has its end.
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Tabs and toasts of a dashboard; redirects when the session ends. The selected tab is kept in the URL, so that reload and Back work. */
export function Dashboard({ tabs, children, dialogs, hasLanguages = false, onSignedOut }: DashboardProps) {
  const t = useWords(islandWords);
  const selected = useSearchParams().get('tab') ?? '';
  const leave = useRef(onSignedOut);
  useEffect(() => {
    leave.current = onSignedOut;
  });
  useEffect(() => watchSession((path) => (leave.current ?? openInstead)(path)), []);
  useEffect(watchBack, []);
  useKeptFocus();
  return (
    <div>
      <HeadDate />
      {hasLanguages && <NavLanguages />}
      <NavDialogs dialogs={dialogs} />
      {children}
      <Tabs
        label={t('dashboard')}
        selected={selected}
        onSelect={openTab}
        tabs={tabs.map((tab) => ({ ...tab, content: () => <ErrorBoundary>{tab.content()}</ErrorBoundary> }))}
      />
      <PageToasts />
    </div>
  );
}

/** Keeps the date in the navbar, which its inline script wrote first by the device's clock. */
function HeadDate() {
  const text = formatDayWithWeekday(useNow(), useDateNames());
  useEffect(() => {
    const head = document.querySelector('[data-today]');
    if (head) head.textContent = text;
  }, [text]);
  return null;
}

interface NavDialogProps {
  onClose: () => void;
}

/** The dialogs of a navbar by the `data-opens` of their buttons, each loaded with the first click. */
type NavDialogParts = Readonly<Record<string, ComponentType<NavDialogProps>>>;

const Account = lazyPart(() => import('./account/Account.tsx'), 'Account');

interface NavDialogsProps {
  /** Besides the account's, which every dashboard has. */
  dialogs: NavDialogParts | undefined;
}

const partOf = (name = '', dialogs: NavDialogParts = {}) => (name === 'account' ? Account : dialogs[name]);

/**
 * Opens the dialogs of the navbar, including one requested before hydration, which the navbar's inline script recorded. Hides the
 * buttons of dialogs that the dashboard does not have.
 */
function NavDialogs({ dialogs }: NavDialogsProps) {
  const [name = '', setName] = useState<string>();
  useEffect(() => {
    const open = () => setName(document.documentElement.dataset.requestedDialog);
    open();
    addEventListener('dialogrequest', open);
    return () => removeEventListener('dialogrequest', open);
  }, []);
  useEffect(() => {
    for (const opener of document.querySelectorAll<HTMLElement>('[data-opens]'))
      opener.hidden = !partOf(opener.dataset.opens, dialogs);
  }, [dialogs]);
  const Part = partOf(name, dialogs);
  return Part && <Part onClose={() => setName(undefined)} />;
}

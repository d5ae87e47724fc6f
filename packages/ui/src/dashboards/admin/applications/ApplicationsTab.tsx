import { useStore } from '@nanostores/react';
import { applicationStatusLabels } from '@prahari/contract/applications';
import { DECLINE_REASON_MAX } from '@prahari/contract/constants';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import type { WatchedList } from '@prahari/contract/exports';
import type { BulkAction } from '@prahari/contract/office';
import type { RecordRef } from '@prahari/contract/people';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { DecisionActions } from '../../../base/DecisionTable/decision-column.tsx';
import type { TableState } from '../../../base/data-grid/table-props.ts';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { type LazyPart, lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { $bulkRunning, runBulk } from '../../../stores/bulk/bulk.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import type { List } from '../../../stores/lists/list.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { AdminList, type AdminListProps } from '../lists/AdminList.tsx';
import { filtersOf } from '../lists/filters.ts';
import { listsWords } from '../lists/lists-words.ts';
import { recordLink } from '../people/person-links.ts';
import { applicationsTabWords } from './applications-tab-words.ts';

const DeclineDialog = lazyPart(
  () => import('../../../base/DecisionDialog/DeclineDialog.tsx'),
  'DeclineDialog',
);

/** Leaves out what applicants take back themselves, where they can't. */
export const statusesOf = (statuses: readonly string[], takeBack: EndpointSpec): readonly string[] =>
  isOffered(takeBack) ? statuses : statuses.filter((status) => status !== 'withdrawn');

export interface ApplicationsTabProps<Application> {
  list: List<Application>;
  /** Number of pending applications, if known. */
  pending: number | undefined;
  statuses: readonly string[];
  title: string;
  /** Singular and plural noun, as in PagedList. */
  nouns: readonly [one: string, many: string];
  /** Shown when there are no applications. */
  emptyState: ReactNode;
  /** Called with the application as the admin saw it: the server refuses to accept one that has been changed since. */
  accept: (application: Application) => void;
  decline: (application: Application, reason: string) => Promise<void>;
  /** The API passes a reason on to the applicant. */
  takesReason: boolean;
  /** Makes a decided application pending again, where the API can. */
  reopen?: ((id: string) => void) | undefined;
  /** The list as the server exports it. */
  exportAs: WatchedList;
  /** Actions on several applications. */
  bulk: { accept: BulkAction; decline: BulkAction };
  /** The applicant's name, for the question before an application is declined. */
  applicantOf: (application: Application) => string;
  Table: ComponentType<TableState & DecisionActions<Application> & { applications: readonly Application[] }>;
  Details: LazyPart<
    Pick<DecisionActions<Application>, 'onAccept' | 'onDecline'> & {
      application: Application | null;
      onReopen?: ((application: Application) => void) | undefined;
      recordLink: (record: RecordRef) => LinkTarget;
      onClose: () => void;
    }
  >;
}

/** Selected applications to act on together. */
interface Selected<Application> {
  applications: readonly Application[];
  /** Selects only those that the action was refused for. */
  keep: (ids: ReadonlySet<string>) => void;
}

type ToDecline = { _id: string } | Selected<{ _id: string }>;
const keyOf = (declined: ToDecline) =>
  'keep' in declined ? declined.applications.map(({ _id }) => _id).join(' ') : declined._id;
/** A reason that could not be sent is there when declining the same applications is tried again. */
const reasonFor = (declined: ToDecline) => draftAbout<string>('declineReasons', keyOf(declined));

/** Applications to accept or decline, and the details of one in a dialog. */
export function ApplicationsTab<
  Application extends { _id: string; status: string; version?: number | undefined },
>(props: ApplicationsTabProps<Application>) {
  const t = useWords(applicationsTabWords);
  const sayLists = useWords(listsWords);
  const { list, title, emptyState, accept, decline, reopen, applicantOf, Table, Details } = props;
  const [shown, setShown] = useState<Application | null>(null);
  const [toDecline, setToDecline] = useState<Application | Selected<Application> | null>(null);
  const isBulkRunning = useStore($bulkRunning, { ssr: 'initial' });
  const preload = useCallback(() => Promise.all([Details.preload(), DeclineDialog.preload()]), [Details]);
  const filters = filtersOf(sayLists, props.statuses, applicationStatusLabels, { pending: props.pending });
  const actions = useMemo(() => {
    const closeThen = (action: (application: Application) => void) => (application: Application) => {
      setShown(null);
      action(application);
    };
    return {
      decide: { onAccept: closeThen(accept), onDecline: closeThen(setToDecline) },
      onReopen: reopen && closeThen(({ _id }) => reopen(_id)),
    };
  }, [accept, reopen]);
  const runOn = async (action: BulkAction, { applications, keep }: Selected<Application>, reason = '') => {
    const refused = await runBulk({
      action,
      rows: applications.map((one) => ({ _id: one._id, name: applicantOf(one), version: one.version })),
      reason,
      reload: list.refresh,
    });
    keep(refused);
    return refused;
  };
  const declineFor = async (declined: Application | Selected<Application>, reason: string) => {
    const kept = reasonFor(declined);
    kept.set(reason);
    if ('keep' in declined) {
      const refused = await runOn(props.bulk.decline, declined, reason);
      if (refused.size < declined.applications.length) kept.set(undefined);
    } else {
      await decline(declined, reason);
      if (list.find(declined._id)?.status !== 'pending') kept.set(undefined);
    }
  };
  const bulkActions: AdminListProps<Application>['bulkActions'] = (rows, keep) => {
    const several = { applications: rows.filter(({ status }) => status === 'pending'), keep };
    const { length } = several.applications;
    if (length === 0) return t('answeredAlready');
    return (
      <>
        <Button size="small" variant="danger" pending={isBulkRunning} onPress={() => setToDecline(several)}>
          {t('declineCount', { count: length })}
        </Button>
        <Button size="small" pending={isBulkRunning} onPress={() => void runOn(props.bulk.accept, several)}>
          {t('acceptCount', { count: length })}
        </Button>
      </>
    );
  };
  return (
    <TabPage>
      <AdminList
        list={list}
        preload={preload}
        title={title}
        nouns={props.nouns}
        placeholder={t('nameEmailOrPlace')}
        filters={filters}
        exportAs={props.exportAs}
        bulkActions={bulkActions}
        emptyState={emptyState}
      >
        {(rows, table) => <Table applications={rows} onShow={setShown} {...actions.decide} {...table} />}
      </AdminList>
      {shown && (
        <Details
          application={shown}
          onClose={() => setShown(null)}
          onReopen={actions.onReopen}
          recordLink={(record) => recordLink(record, () => setShown(null))}
          {...actions.decide}
        />
      )}
      {toDecline && (
        <DeclineDialog
          {...('keep' in toDecline
            ? { applicant: '', count: toDecline.applications.length }
            : { applicant: applicantOf(toDecline) })}
          reasonMax={props.takesReason ? DECLINE_REASON_MAX : undefined}
          defaultReason={reasonFor(toDecline).get()}
          onCancel={() => setToDecline(null)}
          onConfirm={(reason) => {
            setToDecline(null);
            void declineFor(toDecline, reason);
          }}
        />
      )}
    </TabPage>
  );
}

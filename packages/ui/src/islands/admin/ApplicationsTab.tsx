import { useStore } from '@nanostores/react';
import { applicationStatusLabels } from '@prahari/contract';
import { DECLINE_REASON_MAX } from '@prahari/contract/constants';
import type { ReadableAtom } from 'nanostores';
import { type ComponentType, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { DecisionActions } from '../../base/DecisionTable/decision-column.tsx';
import type { TableState } from '../../base/Table/table-props.ts';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import type { List } from '../../stores/list.ts';
import { type LazyPart, lazyWithRetry } from '../lazyWithRetry.ts';
import { AdminList } from './AdminList.tsx';
import { filtersOf } from './filters.ts';
import { useOverview } from './useOverview.ts';

const DeclineDialog = lazyWithRetry(() =>
  import('../../base/DecisionDialog/DeclineDialog.tsx').then((module) => module.DeclineDialog),
);

export interface ApplicationsTabProps<Application> {
  list: List<Application>;
  /** Number of pending applications, if known. */
  pending: number | undefined;
  statuses: readonly string[];
  /** Ids of applications with a running request. */
  $busyApplications: ReadableAtom<ReadonlySet<string>>;
  title: string;
  /** Singular and plural noun, as in PagedList. */
  nouns: readonly [one: string, many: string];
  /** Shown when there are no applications. */
  emptyState: ReactNode;
  accept: (id: string) => void;
  decline: (id: string, reason: string) => void;
  /** Makes a decided application pending again. */
  reopen: (id: string) => void;
  /** Whose application it is, for the question before it is declined. */
  applicantOf: (application: Application) => string;
  Table: ComponentType<TableState & DecisionActions<Application> & { applications: readonly Application[] }>;
  Details: LazyPart<
    Pick<DecisionActions<Application>, 'onAccept' | 'onDecline'> & {
      application: Application | null;
      onReopen?: ((application: Application) => void) | undefined;
      onClose: () => void;
    }
  >;
}

/** Applications to accept or decline, and the details of one in a dialog. */
export function ApplicationsTab<Application extends { _id: string }>(
  props: ApplicationsTabProps<Application>,
) {
  const { list, title, emptyState, accept, decline, reopen, applicantOf, Table, Details } = props;
  const [shown, setShown] = useState<Application | null>(null);
  const [toDecline, setToDecline] = useState<Application | null>(null);
  /** By id of the application: a reason that could not be sent is there when declining is tried again. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const preload = useCallback(() => Promise.all([Details.preload(), DeclineDialog.preload()]), [Details]);
  const busy = useStore(props.$busyApplications, { ssr: 'initial' });
  const filters = filtersOf(props.statuses, applicationStatusLabels, { pending: props.pending });
  const actions = useMemo(() => {
    const closeThen = (act: (application: Application) => void) => (application: Application) => {
      setShown(null);
      act(application);
    };
    return {
      decide: { onAccept: closeThen(({ _id }) => accept(_id)), onDecline: closeThen(setToDecline) },
      onReopen: closeThen(({ _id }) => reopen(_id)),
    };
  }, [accept, reopen]);
  // The older hosted API has neither.
  const canReopen = useOverview() !== null;
  return (
    <TabPage>
      <AdminList
        list={list}
        preload={preload}
        title={title}
        nouns={props.nouns}
        placeholder="Name, email or place"
        filters={filters}
        emptyState={emptyState}
      >
        {(rows, table) => (
          <Table applications={rows} pending={busy} onShow={setShown} {...actions.decide} {...table} />
        )}
      </AdminList>
      {shown && (
        <Suspense>
          <Details
            application={shown}
            onClose={() => setShown(null)}
            onReopen={canReopen ? actions.onReopen : undefined}
            {...actions.decide}
          />
        </Suspense>
      )}
      {toDecline && (
        <Suspense>
          <DeclineDialog
            applicant={applicantOf(toDecline)}
            reasonMax={DECLINE_REASON_MAX}
            defaultReason={reasons[toDecline._id]}
            onCancel={() => setToDecline(null)}
            onConfirm={(reason) => {
              setToDecline(null);
              setReasons({ ...reasons, [toDecline._id]: reason });
              decline(toDecline._id, reason);
            }}
          />
        </Suspense>
      )}
    </TabPage>
  );
}

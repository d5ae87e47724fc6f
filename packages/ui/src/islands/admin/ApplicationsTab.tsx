import { useStore } from '@nanostores/react';
import { applicationStatusLabels } from '@prahari/contract';
import type { ReadableAtom } from 'nanostores';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { DecisionActions } from '../../base/DecisionTable/decision-column.tsx';
import type { TableState } from '../../base/Table/table-props.ts';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import type { List } from '../../stores/list.ts';
import type { LazyPart } from '../lazyWithRetry.ts';
import { AdminList } from './AdminList.tsx';
import { filtersOf } from './filters.ts';

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
  decline: (id: string) => void;
  Table: ComponentType<TableState & DecisionActions<Application> & { applications: readonly Application[] }>;
  Details: LazyPart<
    Pick<DecisionActions<Application>, 'onAccept' | 'onDecline'> & {
      application: Application | null;
      onClose: () => void;
    }
  >;
}

/** Applications to accept or decline, and the details of one in a dialog. */
export function ApplicationsTab<Application extends { _id: string }>(
  props: ApplicationsTabProps<Application>,
) {
  const { list, title, emptyState, accept, decline, Table, Details } = props;
  const [shown, setShown] = useState<Application | null>(null);
  const busy = useStore(props.$busyApplications, { ssr: 'initial' });
  const filters = filtersOf(props.statuses, applicationStatusLabels, { pending: props.pending });
  const closeThen = (send: (id: string) => void) => (application: Application) => {
    setShown(null);
    send(application._id);
  };
  const actions = { onAccept: closeThen(accept), onDecline: closeThen(decline) };
  return (
    <TabPage>
      <AdminList
        list={list}
        preload={Details.preload}
        title={title}
        nouns={props.nouns}
        placeholder="Name, email or place"
        filters={filters}
        emptyState={emptyState}
      >
        {(rows, table) => (
          <Table applications={rows} pending={busy} onShow={setShown} {...actions} {...table} />
        )}
      </AdminList>
      {shown && (
        <Suspense>
          <Details application={shown} onClose={() => setShown(null)} {...actions} />
        </Suspense>
      )}
    </TabPage>
  );
}

import { useStore } from '@nanostores/react';
import { applicationStatusLabels } from '@prahari/contract';
import type { ReadableAtom } from 'nanostores';
import { type ComponentType, useState } from 'react';
import type { DecisionActions } from '../../base/DecisionTable/decision-column.tsx';
import type { TableState } from '../../base/Table/Table.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import type { List } from '../../stores/list.ts';
import { ListSection } from './ListSection.tsx';
import { type Counts, useFilters } from './useFilters.ts';

export interface ApplicationsTabProps<Application> {
  list: List<Application>;
  totals: Counts;
  statuses: readonly string[];
  /** Ids of applications that are being answered. */
  $busyApplications: ReadableAtom<ReadonlySet<string>>;
  title: string;
  /** What many of them are called: `client applications`. */
  plural: string;
  /** What stands here when there is nothing at all. */
  nothing: string;
  accept: (id: string) => void;
  decline: (id: string) => void;
  Table: ComponentType<TableState & DecisionActions<Application> & { applications: readonly Application[] }>;
  Details: ComponentType<
    Pick<DecisionActions<Application>, 'onAccept' | 'onDecline'> & {
      application: Application | null;
      onClose: () => void;
    }
  >;
}

/** What people ask the office for: a list to answer from, and all of one of them in a dialog. */
export function ApplicationsTab<Application extends { _id: string }>(
  props: ApplicationsTabProps<Application>,
) {
  const { list, title, plural, nothing, accept, decline, Table, Details } = props;
  const [shown, setShown] = useState<Application | null>(null);
  const busy = useStore(props.$busyApplications, { ssr: 'initial' });
  const filters = useFilters(props.statuses, applicationStatusLabels, props.totals);
  const answer = (send: (id: string) => void) => (application: Application) => {
    setShown(null);
    send(application._id);
  };
  const answers = { onAccept: answer(accept), onDecline: answer(decline) };
  return (
    <TabPage>
      <ListSection
        list={list}
        title={title}
        plural={plural}
        placeholder="Name, email or place"
        filters={filters}
        nothing={nothing}
      >
        {(rows, table) => (
          <Table applications={rows} pending={busy} onShow={setShown} {...answers} {...table} />
        )}
      </ListSection>
      <Details application={shown} onClose={() => setShown(null)} {...answers} />
    </TabPage>
  );
}

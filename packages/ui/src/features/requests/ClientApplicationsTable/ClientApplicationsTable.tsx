import { applicationStatusLabels, serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatCount, formatDay, labelOf } from '@prahari/domain/format';
import { useMemo } from 'react';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import { DecisionTable } from '../../../base/DecisionTable/DecisionTable.tsx';
import type { DecisionActions } from '../../../base/DecisionTable/decision-column.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import type { TableState } from '../../../base/data-grid/table-props.ts';
import { breakable } from '../../../base/Table/breakable.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { SpareLine } from '../../../base/Table/SpareLine.tsx';
import {
  dateColumn,
  nameColumn,
  numericColumn,
  secondaryColumn,
  statusColumn,
  textColumn,
} from '../../../base/Table/table-columns.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  clientApplicationsTableWords,
  type SayClientApplicationsTable,
} from './client-applications-table-words.ts';

type Application = ClientApplication;

/** Each day stays on one line. */
const datesOf = ({ startDate, endDate }: Application): string =>
  [startDate, endDate]
    .filter(Boolean)
    .map((day) => formatDay(day).replaceAll(' ', '\u00A0'))
    .join(' to ');

/** With `recordLink`, the name of an accepted application links to the client's record. */
const columnsOf = (
  t: SayClientApplicationsTable,
  recordLink?: (record: RecordRef) => LinkTarget,
): readonly Column<Application>[] => [
  nameColumn('name', t('client'), ({ user }) => user.name, {
    cell: (application) => {
      const { user, record, serviceType, location } = application;
      const request = [labelOf(serviceTypeLabels, serviceType), datesOf(application)];
      return (
        <>
          {record && recordLink ? <RowLink {...recordLink(record)}>{user.name}</RowLink> : user.name}
          <SpareLine priority="low">{breakable(user.email)}</SpareLine>
          <SpareLine>{request.filter(Boolean).join(', ')}</SpareLine>
          <SpareLine>{location}</SpareLine>
        </>
      );
    },
  }),
  secondaryColumn('email', t('email'), ({ user }) => user.email, { width: '11rem', priority: 'low' }),
  textColumn('serviceType', t('service'), ({ serviceType }) => labelOf(serviceTypeLabels, serviceType), {
    width: '7.5rem',
    priority: 'merged',
  }),
  textColumn('location', t('location'), ({ location }) => location, {
    priority: 'medium',
    card: 'wide',
  }),
  dateColumn('startDate', t('dates'), datesOf, {
    width: '12rem',
    wrap: 'all lines',
    priority: 'merged',
  }),
  numericColumn('numberOfGuards', t('guards'), ({ numberOfGuards }) => formatCount(numberOfGuards), {
    width: '4rem',
    card: 'end',
    cardLabel: t('guards'),
  }),
  dateColumn('createdAt', t('since'), ({ createdAt }) => formatDay(createdAt), { card: 'hidden' }),
  statusColumn('6.5rem', ({ status, createdAt }) => (
    <>
      <DecisionStatus status={status}>{labelOf(applicationStatusLabels, status)}</DecisionStatus>
      {createdAt && (
        <span className="@min-[40rem]:hidden text-muted tabular-nums">
          {t('sentDay', { day: formatDay(createdAt) })}
        </span>
      )}
    </>
  )),
];

export interface ClientApplicationsTableProps extends DecisionActions<ClientApplication>, TableState {
  /** The applications of one page. */
  applications: readonly ClientApplication[];
  /** The record that the name of a client leads to. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

/** Clients’ requests for guards; Accept and Decline only while pending (SPEC section 2). */
export function ClientApplicationsTable({
  applications,
  recordLink,
  ...table
}: ClientApplicationsTableProps) {
  const t = useWords(clientApplicationsTableWords);
  const columns = useMemo(() => columnsOf(t, recordLink), [recordLink, t]);
  return <DecisionTable {...table} label={t('clientApplications')} columns={columns} rows={applications} />;
}

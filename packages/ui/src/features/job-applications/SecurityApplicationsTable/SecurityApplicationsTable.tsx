import { applicationStatusLabels } from '@prahari/contract/applications';
import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatDay, formatYears, labelOf } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { useMemo } from 'react';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
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
  type SaySecurityApplicationsTable,
  securityApplicationsTableWords,
} from './security-applications-table-words.ts';

type Application = SecurityApplication;

const nameOf = ({ fullName, user }: Application) => fullName || user.name;

/** With `recordLink`, the name of an accepted applicant links to the guard's record. */
const columnsOf = (
  t: SaySecurityApplicationsTable,
  recordLink?: (record: RecordRef) => LinkTarget,
): readonly Column<Application>[] => [
  {
    ...nameColumn('fullName', t('fullName'), nameOf),
    cell: (application) => (
      <span className="flex items-center gap-2.5 @min-[66rem]:min-w-70">
        <Avatar name={nameOf(application)} size="small" decorative className="shrink-0" />
        <span className="min-w-0">
          {application.record && recordLink ? (
            <RowLink {...recordLink(application.record)}>{nameOf(application)}</RowLink>
          ) : (
            nameOf(application)
          )}
          <SpareLine priority="low">{breakable(application.user.email)}</SpareLine>
          <SpareLine priority="medium">{formatPhone(application.phoneNumber)}</SpareLine>
        </span>
      </span>
    ),
  },
  secondaryColumn('email', t('email'), ({ user }) => user.email, { priority: 'low' }),
  numericColumn('phoneNumber', t('phone'), ({ phoneNumber }) => formatPhone(phoneNumber), {
    sortable: false,
    width: '9rem',
    priority: 'medium',
  }),
  dateColumn('dateOfBirth', t('dateOfBirth'), ({ dateOfBirth }) => formatDay(dateOfBirth), {
    width: '6.75rem',
    priority: 'medium',
    cardLabel: t('born'),
  }),
  textColumn('experience', t('experience'), ({ experience }) => formatYears(experience), {
    width: '6rem',
    orders: [t('lowestFirst'), t('highestFirst')],
    card: 'end',
  }),
  textColumn('qualifications', t('qualifications'), ({ qualifications }) => qualifications, {
    sortable: false,
    priority: 'medium',
    card: 'wide',
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

export interface SecurityApplicationsTableProps extends DecisionActions<SecurityApplication>, TableState {
  /** The applications of one page. */
  applications: readonly SecurityApplication[];
  /** The record that the name of a guard leads to. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

/** Guards’ job applications; Accept and Decline only while pending (SPEC section 2). */
export function SecurityApplicationsTable({
  applications,
  recordLink,
  ...table
}: SecurityApplicationsTableProps) {
  const t = useWords(securityApplicationsTableWords);
  const columns = useMemo(() => columnsOf(t, recordLink), [recordLink, t]);
  return <DecisionTable {...table} label={t('securityApplications')} columns={columns} rows={applications} />;
}

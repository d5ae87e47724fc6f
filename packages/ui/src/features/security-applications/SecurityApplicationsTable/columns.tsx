import { formatDay, formatYears, type SecurityApplicationView } from '@prahari/contract';
import { type AnswerActions, answersColumn } from '../../../base/AcceptDecline/answers-column.tsx';
import {
  figuresColumn,
  nameColumn,
  quietColumn,
  statusColumn,
  textColumn,
} from '../../../base/Table/column-shapes.tsx';
import type { Column } from '../../../base/Table/columns.ts';
import { ApplicationStatus } from '../ApplicationStatus/ApplicationStatus.tsx';

type Application = SecurityApplicationView;

export type ApplicationActions = AnswerActions<Application>;

/** What the office decides an application by, and its answer. */
export const applicationColumns = (actions: ApplicationActions): readonly Column<Application>[] => [
  nameColumn('fullName', 'Full name', ({ fullName, user }) => fullName || user.name),
  quietColumn('email', 'Email', ({ user }) => user.email),
  figuresColumn('phoneNumber', 'Phone', ({ phoneNumber }) => phoneNumber, {
    sortable: false,
    width: '9rem',
    priority: 'low',
  }),
  figuresColumn('dateOfBirth', 'Date of birth', ({ dateOfBirth }) => formatDay(dateOfBirth), {
    width: '6.75rem',
    priority: 'low',
    cardLabel: 'Born',
  }),
  textColumn('experience', 'Experience', ({ experience }) => formatYears(experience), {
    width: '6rem',
    card: 'end',
  }),
  textColumn('qualifications', 'Qualifications', ({ qualifications }) => qualifications, {
    sortable: false,
    priority: 'low',
    card: 'wide',
  }),
  statusColumn('6.5rem', ({ status }) => <ApplicationStatus status={status} />),
  answersColumn(actions),
];

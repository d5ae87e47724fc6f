import {
  applicationStatusLabels,
  clientApplicationMessages,
  serviceTypeLabels,
} from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { type DateNames, formatDay, labelOf } from '@prahari/domain/format';
import { useMemo } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../../../base/PagedList/PagedList.tsx';
import { RowActions } from '../../../base/Table/RowActions.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import { actionsColumn, dateColumn, textColumn } from '../../../base/Table/table-columns.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { requestWords, type SayRequest } from '../request-words.ts';

export interface OwnApplicationsProps
  extends Pick<PagedListProps<ClientApplication>, 'page' | 'onRetry' | 'onPrevious' | 'onNext'> {
  /** Opens the form of one that waits for an answer. Leave out where the server cannot change it. */
  onChange?: ((application: ClientApplication) => void) | undefined;
  /** Takes back one that waits for an answer. */
  onWithdraw?: ((application: ClientApplication) => void) | undefined;
  /** Fills the form with one that does not wait any more. */
  onAskAgain?: ((application: ClientApplication) => void) | undefined;
}

interface Shown {
  t: SayRequest;
  /** Translates a label. */
  say: (text: string) => string;
  names: DateNames;
}

const serviceOf = ({ serviceType }: ClientApplication, { t, say }: Shown) =>
  say(labelOf(serviceTypeLabels, serviceType)) || t('notGiven');

function datesOf({ startDate, endDate }: ClientApplication, { t, names }: Shown): string {
  const [from, to] = [formatDay(startDate, names), formatDay(endDate, names)];
  return from && to ? t('fromTo', { from, to }) : from || to;
}

const columnsOf = (shown: Shown): readonly Column<ClientApplication>[] => [
  textColumn('serviceType', shown.t('service'), (request) => serviceOf(request, shown), {
    sortable: false,
    rowHeader: true,
    width: '10rem',
    card: 'title',
  }),
  textColumn('location', shown.t('location'), ({ location }) => location, {
    cell: ({ location, declineReason }) => (
      <>
        {location}
        {declineReason && (
          <span className="block text-muted text-xs">
            {shown.t('notAccepted', { reason: declineReason })}
          </span>
        )}
      </>
    ),
    wrap: 'all lines',
    sortable: false,
    card: 'wide',
  }),
  dateColumn('period', shown.t('dates'), (request) => datesOf(request, shown), {
    sortable: false,
    width: '14rem',
  }),
  {
    id: 'numberOfGuards',
    header: shown.t('guardsHead'),
    cell: ({ numberOfGuards }) => (
      <span className="tabular-nums">
        {numberOfGuards}
        <span className="@min-[40rem]:hidden">{shown.t('guardsUnit', { count: numberOfGuards })}</span>
      </span>
    ),
    width: '5rem',
    card: 'line',
  },
  {
    id: 'status',
    header: shown.t('status'),
    cell: ({ status }) => (
      <DecisionStatus status={status}>{shown.say(labelOf(applicationStatusLabels, status))}</DecisionStatus>
    ),
    width: '8rem',
    card: 'end',
  },
];

type Actions = Pick<OwnApplicationsProps, 'onChange' | 'onWithdraw' | 'onAskAgain'>;

const actionColumn = ({ onChange, onWithdraw, onAskAgain }: Actions, t: SayRequest) =>
  actionsColumn<ClientApplication>(onWithdraw ? '11rem' : '6rem', (application) => (
    <RowActions>
      {application.status === 'pending' ? (
        <>
          {onChange && (
            <Button size="small" onPress={() => onChange(application)}>
              {t('changeShort')}
            </Button>
          )}
          {onWithdraw && (
            <Button size="small" variant="plain" onPress={() => onWithdraw(application)}>
              {t('takeBack')}
            </Button>
          )}
        </>
      ) : (
        onAskAgain && (
          <Button size="small" onPress={() => onAskAgain(application)}>
            {t('askAgain')}
          </Button>
        )
      )}
    </RowActions>
  ));

/** The client's own requests, newest first, and their status. */
export function OwnApplications({ onChange, onWithdraw, onAskAgain, ...props }: OwnApplicationsProps) {
  const t = useWords(requestWords);
  const say = useTexts();
  const names = useDateNames();
  const columns = useMemo(() => columnsOf({ t, say, names }), [t, say, names]);
  return (
    <PagedList
      {...props}
      nouns={[t('one'), t('many')]}
      title={t('yourApplications')}
      level={2}
      failedMessage={clientApplicationMessages.fetchFailed}
      skeletonRows={3}
      emptyIn="list"
      hideSinglePage
      emptyState={
        <EmptyState scene="letterBox" title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    >
      {(applications, table) => (
        <Table
          {...table}
          label={t('yourApplications')}
          columns={
            onChange || onWithdraw || onAskAgain
              ? [...columns, actionColumn({ onChange, onWithdraw, onAskAgain }, t)]
              : columns
          }
          rows={applications}
          rowKey={({ _id }) => _id}
        />
      )}
    </PagedList>
  );
}

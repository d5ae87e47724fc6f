import { serviceTypeLabels } from '@prahari/contract/applications';
import { formatRupees, labelOf } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { useMemo } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { Column } from '../../../base/data-grid/columns.ts';
import type { TableState } from '../../../base/data-grid/table-props.ts';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import { RowActions } from '../../../base/Table/RowActions.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { SpareLine } from '../../../base/Table/SpareLine.tsx';
import { Table } from '../../../base/Table/Table.tsx';
import {
  actionsColumn,
  nameColumn,
  numericColumn,
  secondaryColumn,
  statusColumn,
  textColumn,
} from '../../../base/Table/table-columns.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ClientStatus } from '../ClientStatus/ClientStatus.tsx';
import type { ClientRow } from '../client-row.ts';
import { clientsTableWords, type SayClientsTable } from './clients-table-words.ts';

interface ClientActions {
  /** The record of a client. Leave out where the server has none. */
  clientLink?: ((clientId: string) => LinkTarget) | undefined;
  /** Withdraw a guard; shown for clients with an open assignment. */
  onWithdraw: (client: ClientRow) => void;
  /** Assign a guard; shown for clients with fewer guards than requested. */
  onAssign: (client: ClientRow) => void;
}

/** `1 of 3`; `1` when the number of requested guards is unknown. */
const guardsOf = ({ activeAssignments, numberOfGuards }: ClientRow, t: SayClientsTable): string =>
  numberOfGuards === undefined
    ? `${activeAssignments.length}`
    : t('ofCount', { count: activeAssignments.length, numberOfGuards });

/** The number, and a lantern per guard asked for where that is known. */
const coverageOf = (client: ClientRow, t: SayClientsTable) => {
  const { activeAssignments, numberOfGuards } = client;
  if (numberOfGuards === undefined) return <span className="tabular-nums">{guardsOf(client, t)}</span>;
  return <Lanterns filled={activeAssignments.length} total={numberOfGuards} text={guardsOf(client, t)} />;
};

const lacksGuards = ({ activeAssignments, numberOfGuards, status }: ClientRow): boolean =>
  numberOfGuards === undefined ? status === 'unassigned' : activeAssignments.length < numberOfGuards;

const unpaidOf = ({ unpaid }: ClientRow) => (
  <span className={unpaid ? undefined : 'text-faint'}>
    {unpaid === undefined ? '' : formatRupees(unpaid)}
  </span>
);

const clientActions = ({ onWithdraw, onAssign }: ClientActions, t: SayClientsTable): Column<ClientRow> =>
  actionsColumn(
    '9.75rem',
    (client, { isPending }) => (
      <RowActions>
        {lacksGuards(client) && (
          <Button
            size="small"
            variant="plain"
            pending={isPending}
            data-row-action=""
            onPress={() => onAssign(client)}
          >
            {t('assign')}
          </Button>
        )}
        {client.activeAssignments.length > 0 && (
          <Button size="small" variant="plain" pending={isPending} onPress={() => onWithdraw(client)}>
            {t('withdraw')}
          </Button>
        )}
      </RowActions>
    ),
    { card: 'aside' },
  );

const nameOf = ({ _id, user, phone }: ClientRow, clientLink: ClientActions['clientLink']) => (
  <>
    {clientLink ? <RowLink {...clientLink(_id)}>{user.name}</RowLink> : user.name}
    {phone && (
      <a
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        className="block w-fit whitespace-nowrap font-normal text-muted text-xs tabular-nums no-underline hover:underline touch:-mt-4 touch:-mb-2.5 touch:flex touch:min-h-target touch:items-center"
      >
        {formatPhone(phone)}
      </a>
    )}
  </>
);

const clientColumns = (actions: ClientActions, t: SayClientsTable): readonly Column<ClientRow>[] => [
  {
    ...nameColumn<ClientRow>('name', t('client'), ({ user }) => user.name),
    cell: (client) => nameOf(client, actions.clientLink),
  },
  secondaryColumn('email', t('email'), ({ user }) => user.email, { width: '15rem', priority: 'medium' }),
  textColumn('serviceType', t('service'), ({ serviceType }) => labelOf(serviceTypeLabels, serviceType), {
    width: '8rem',
    priority: 'merged',
  }),
  numericColumn('numberOfGuards', t('guards'), (one) => guardsOf(one, t), {
    cell: (client) => coverageOf(client, t),
    width: '10.25rem',
    card: 'line',
    cardLabel: t('guards'),
  }),
  statusColumn('7.25rem', ({ status, serviceType }) => (
    <>
      <ClientStatus status={status} />
      <SpareLine>{labelOf(serviceTypeLabels, serviceType)}</SpareLine>
    </>
  )),
  {
    id: 'unpaid',
    header: t('unpaid'),
    orders: [t('lowestFirst'), t('highestFirst')],
    cell: unpaidOf,
    sortable: true,
    descendsFirst: true,
    align: 'end',
    width: '8.25rem',
    card: 'figure',
    cardLabel: t('unpaid'),
  },
  clientActions(actions, t),
];

export interface ClientsTableProps extends ClientActions, TableState {
  /** The clients of one page. */
  clients: readonly ClientRow[];
}

/** Clients with their derived status (SPEC section 2, Clients list). */
export function ClientsTable({ clients, clientLink, onWithdraw, onAssign, ...table }: ClientsTableProps) {
  const t = useWords(clientsTableWords);
  // The hosted API sends no unpaid amounts.
  const tellsUnpaid = clients.some(({ unpaid }) => unpaid !== undefined);
  const hasUnpaid = tellsUnpaid || clients.length === 0;
  const columns = useMemo(
    () =>
      clientColumns({ clientLink, onWithdraw, onAssign }, t).filter(({ id }) => id !== 'unpaid' || hasUnpaid),
    [clientLink, onWithdraw, onAssign, hasUnpaid, t],
  );
  return (
    <Table
      {...table}
      widthsKey="clients"
      label={t('clients')}
      columns={columns}
      rows={clients}
      rowKey={({ _id }) => _id}
    />
  );
}

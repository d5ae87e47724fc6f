import { Button } from '../Button/Button.tsx';
import type { Column } from '../data-grid/columns.ts';
import { Status } from '../Status/Status.tsx';

export interface Society {
  id: string;
  name: string;
  email: string;
  assigned: boolean;
  owed: string;
  due: string;
}

export const societies: Society[] = [
  {
    id: '1',
    name: 'Tapovan Heights',
    email: 'gate@tapovan.example',
    assigned: true,
    owed: '₹18,42,000.00',
    due: '20 Nov 2026',
  },
  {
    id: '2',
    name: 'Meghdoot Textiles',
    email: 'admin@meghdoot.example',
    assigned: true,
    owed: '₹2,36,000.00',
    due: '30 Nov 2026',
  },
  {
    id: '3',
    name: 'Shree Venkateshwara Cooperative Housing Society',
    email: 'managing.committee@venkateshwara.example',
    assigned: false,
    owed: '₹78,250.50',
    due: '5 Nov 2026',
  },
];

export const columns: Column<Society>[] = [
  {
    id: 'name',
    header: 'Client',
    cell: (row) => row.name,
    title: (row) => row.name,
    wrap: 'two lines',
    sortable: true,
    rowHeader: true,
    card: 'title',
  },
  {
    id: 'email',
    header: 'Email',
    cell: (row) => row.email,
    title: (row) => row.email,
    wrap: 'two lines',
    priority: 'medium',
    card: 'hidden',
  },
  {
    id: 'status',
    header: 'Status',
    width: '8rem',
    cell: (row) => (
      <Status tone={row.assigned ? 'onDuty' : 'muted'} mark={row.assigned ? 'lantern' : 'ring'}>
        {row.assigned ? 'Assigned' : 'Unassigned'}
      </Status>
    ),
  },
  {
    id: 'due',
    header: 'Due',
    cell: (row) => row.due,
    width: '7.25rem',
    sortable: true,
    card: 'line',
    cardLabel: 'Due',
  },
  {
    id: 'owed',
    header: 'Unpaid',
    cell: (row) => row.owed,
    orders: ['lowest first', 'highest first'],
    align: 'end',
    width: '9rem',
    sortable: true,
    card: 'end',
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    width: '12.5rem',
    align: 'end',
    card: 'actions',
    cell: (row) => (
      <span className="inline-flex gap-1">
        <Button size="small">Mark as Paid</Button>
        <Button size="small" variant="danger" aria-label={`Delete the bill of ${row.name}`}>
          Delete
        </Button>
      </span>
    ),
  },
];

import { HttpResponse, http } from 'msw';
import type { Office } from './office.samples.ts';

/** `ours` counts and pages; `older` sends every row, bare or wrapped, whatever it is asked (DECISIONS section 4). */
export type ApiAge = 'ours' | 'older';

interface Row {
  _id: string;
  status: string;
  user?: { name: string };
}

const done = (message = 'Done') => HttpResponse.json({ success: true, message });
const refuse = (status: number, message: string) =>
  HttpResponse.json({ success: false, code: 'refused', message }, { status });

function page(rows: readonly Row[], query: URLSearchParams) {
  const q = query.get('q')?.toLowerCase() ?? '';
  const status = query.get('status');
  const found = rows.filter(
    (row) => (!status || row.status === status) && JSON.stringify(row).toLowerCase().includes(q),
  );
  if (query.get('sort') === 'name')
    found.sort((a, b) => (a.user?.name ?? '').localeCompare(b.user?.name ?? ''));
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit') ?? found.length);
  return {
    success: true,
    data: found.slice(start, end),
    nextCursor: end < found.length ? String(end) : null,
    total: found.length,
  };
}

const list = (path: string, age: ApiAge, rows: () => readonly Row[]) =>
  http.get(`/api/admin/${path}`, ({ request }) => {
    if (age === 'ours') return HttpResponse.json(page(rows(), new URL(request.url).searchParams));
    return HttpResponse.json(path === 'applications' ? [...rows()] : { success: true, data: [...rows()] });
  });

type Body = Record<string, string>;
const post = (path: string, answer: (body: Body) => Response) =>
  http.post<never, Body>(`/api/admin/${path}`, async ({ request }) => answer(await request.json()));

/** Answers like the API does, on an office that changes with what is done to it. */
export function officeHandlers(office: Office, age: ApiAge = 'ours') {
  const answer = (rows: Row[], id: string | undefined, status: string) => {
    const row = rows.find(({ _id }) => _id === id);
    if (!row) return refuse(404, 'Application not found');
    if (row.status !== 'pending') return refuse(409, 'Application has already been answered');
    rows[rows.indexOf(row)] = { ...row, status };
    return done();
  };
  return [
    list('guards', age, () => office.guards),
    list('clients', age, () => office.clients),
    list('bills', age, () => office.bills),
    list('applications', age, () => office.requests),
    list('security-applications', age, () => office.jobs),
    post('accept-application', ({ applicationId, status = '' }) =>
      answer(office.requests, applicationId, status),
    ),
    post('accept-security-application', ({ applicationId }) =>
      answer(office.jobs, applicationId, 'accepted'),
    ),
    post('reject-security-application', ({ applicationId }) =>
      answer(office.jobs, applicationId, 'rejected'),
    ),
    post('bills/mark-paid', ({ billId }) => {
      office.bills = office.bills.map((bill) => (bill._id === billId ? { ...bill, status: 'paid' } : bill));
      return done();
    }),
    post('bills/delete', ({ billId }) => {
      office.bills = office.bills.filter(({ _id }) => _id !== billId);
      return done();
    }),
    post('withdraw-guard', ({ clientId, guardId, assignmentId }) => {
      const client = office.clients.find(({ _id }) => _id === clientId);
      const left = client?.activeAssignments.filter(
        ({ _id, guard }) => _id !== assignmentId || guard._id !== guardId,
      );
      if (!client || left?.length === client.activeAssignments.length)
        return refuse(404, 'No open assignment between this guard and this client');
      office.clients = office.clients.map((each) =>
        each === client
          ? { ...client, activeAssignments: left ?? [], status: left?.length ? 'assigned' : 'unassigned' }
          : each,
      );
      return done();
    }),
    post('assign-guard', ({ guardId }) => {
      const guard = office.guards.find(({ _id }) => _id === guardId);
      if (guard?.status !== 'available') return refuse(409, 'Guard is not available');
      office.guards = office.guards.map((each) => (each === guard ? { ...guard, status: 'assigned' } : each));
      return done();
    }),
    post('generate-bill', (body) => {
      const [first] = office.bills;
      const client = office.clients.find(({ _id }) => _id === body.clientId);
      if (!first || !client) return refuse(404, 'Client not found');
      office.bills = [
        {
          ...first,
          ...body,
          _id: 'new',
          billNumber: 'PR/26-27/000119',
          client,
          amount: Number(body.amount),
          status: 'pending',
        },
        ...office.bills,
      ];
      return done();
    }),
  ];
}

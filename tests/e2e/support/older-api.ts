import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the older API remembers: rows as it sends them, ids of another shape. */
interface Memory {
  bills: Record<string, unknown>[];
  assignmentStatus: string;
  calls: string[];
  bodies: Record<string, unknown>;
}

const ID = {
  guard: '64b7f0c2a1',
  client: '64b7f0c2b2',
  assignment: '64b7f0c2c3',
  bill: '64b7f0c2d4',
  user: '64b7f0c2e5',
};

const assignment = (status: string) => ({
  _id: ID.assignment,
  guard: { _id: ID.guard, user: { name: 'Ramesh Old', email: 'ramesh@old.example' }, experience: 4 },
  client: ID.client,
  shift: 'day',
  status,
  location: { street: '1 Old Road', city: 'Pune', state: 'MH', zipCode: 411001 },
  // midnight of 1 November in India
  startDate: '2026-10-31T18:30:00.000Z',
  endDate: '2099-11-30T00:00:00.000Z',
});

type Answer = [status: number, body: unknown];
const html: Answer = [404, '<!doctype html><pre>Cannot GET</pre>'];

/** The replies of the hosted API before ours (DECISIONS section 4): bare lists, ids for objects, HTML for what it lacks. */
function answer(memory: Memory, method: string, path: string, body: Record<string, unknown>): Answer {
  switch (`${method} ${path}`) {
    case 'POST /auth/login':
      if (body.password === 'wrong') return [500, '<h1>Internal Server Error</h1>'];
      // No token in the reply: a cookie carries the session.
      return [200, { success: true, user: { role: body.role } }];
    case 'GET /admin/guards':
      return [
        200,
        {
          success: true,
          data: {
            data: [
              {
                _id: ID.guard,
                user: { name: 'Ramesh Old', email: 'ramesh@old.example' },
                status: 'on-leave',
                experience: 4,
                specialization: 'Gate',
                currentAssignment: ID.assignment,
                rating: 4,
                reviews: [],
              },
              {
                _id: 'g2',
                user: null,
                status: 'available',
                experience: 1,
                specialization: [],
                currentAssignment: null,
                rating: 0,
              },
            ],
          },
        },
      ];
    case 'GET /admin/clients':
      return [
        200,
        {
          data: [
            {
              _id: ID.client,
              user: { name: 'Old Towers', email: 'old@towers.example' },
              serviceType: 'FULL_TIME',
              activeAssignments: [assignment('active')],
            },
            { _id: 'c2', user: ID.user, serviceType: 'DAY_SHIFT', activeAssignments: [] },
          ],
        },
      ];
    case 'GET /admin/bills':
    case 'GET /client/bills':
      return [200, { success: true, data: memory.bills }];
    case 'POST /admin/bills/mark-paid':
      memory.bills = memory.bills.map((bill) => ({ ...bill, status: 'paid' }));
      return [200, {}];
    case 'POST /admin/withdraw-guard':
      return [200, { success: true }];
    case 'GET /admin/applications':
      return [
        200,
        [
          {
            _id: 'a1',
            user: { name: 'Old Towers', email: 'old@towers.example' },
            serviceType: 'NIGHT_SHIFT',
            location: 'Old Road',
            startDate: '2026-11-01T00:00:00.000Z',
            endDate: '2026-11-30T00:00:00.000Z',
            numberOfGuards: 2,
            status: 'cancelled',
          },
          {
            _id: 'a2',
            user: null,
            serviceType: 'FULL_TIME',
            location: 'New Road',
            startDate: '2026-11-01',
            endDate: '2026-11-30',
            numberOfGuards: 1,
            status: 'pending',
          },
        ],
      ];
    case 'GET /admin/security-applications':
      return [
        200,
        {
          data: [
            {
              _id: 's1',
              user: { email: 'x@old.example' },
              fullName: 'Xavier Old',
              experience: 2,
              status: 'approved',
            },
          ],
        },
      ];
    case 'GET /client/profile':
      return [200, { success: true, data: { _id: ID.client, activeAssignments: [assignment('active')] } }];
    case 'GET /security/profile':
      return [
        200,
        {
          success: true,
          data: {
            _id: ID.guard,
            status: 'assigned',
            currentAssignment: {
              ...assignment(memory.assignmentStatus),
              clientName: 'Old Towers',
              shiftTiming: '9 to 6',
              duration: 'a month',
            },
          },
        },
      ];
    case 'PUT /security/update-assignment':
      memory.assignmentStatus = String(body.status);
      return [200, {}];
    case 'POST /auth/forgot-password':
    case 'POST /admin/generate-bill':
    case 'POST /client/submit-application':
      return [200, {}];
    default:
      return html;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}

export interface OlderApi {
  url: string;
  memory: Memory;
  stop: () => Promise<void>;
}

/** A server on another origin than the site that answers as the older hosted API does. */
export async function startOlderApi(siteOrigin: () => string): Promise<OlderApi> {
  const memory: Memory = {
    bills: [
      {
        _id: ID.bill,
        billNumber: 'OLD-7',
        client: { _id: ID.client, user: { name: 'Old Towers' } },
        amount: '1200',
        dueDate: '2026-11-05T00:00:00.000Z',
        description: 'October',
        driveLink: 'http://insecure.example',
        status: 'pending',
      },
    ],
    assignmentStatus: 'active',
    calls: [],
    bodies: {},
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', siteOrigin());
    response.setHeader('access-control-allow-credentials', 'true');
    // it has never heard of Idempotency-Key
    response.setHeader('access-control-allow-headers', 'authorization,content-type');
    response.setHeader('access-control-allow-methods', 'GET,POST,PUT,DELETE');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const path = new URL(request.url ?? '/', 'http://x').pathname.replace(/^\/api/, '');
    const body = await bodyOf(request);
    memory.calls.push(`${request.method} ${path}`);
    memory.bodies[path] = body;
    const [status, reply] = answer(memory, request.method ?? 'GET', path, body);
    const isText = typeof reply === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? reply : JSON.stringify(reply));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    memory,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

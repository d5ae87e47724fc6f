import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** State of the fake API: rows as it sends them. */
interface State {
  bills: Record<string, unknown>[];
  assignmentStatus: string;
  clientApplications: Record<string, unknown>[];
  securityApplications: Record<string, unknown>[];
  /** `METHOD /path` of each request. */
  calls: string[];
  /** The last body by path. */
  bodies: Record<string, unknown>;
  /** `METHOD /path status` of each request that was refused, with its query. */
  refused: string[];
  /** Replies `Access-Control-Allow-Origin: *`, which browsers refuse for calls with credentials. */
  sentApplication: Record<string, unknown> | undefined;
  corsWithoutCredentials: boolean;
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

const guards = [
  {
    _id: ID.guard,
    user: { name: 'Ramesh Old', email: 'ramesh@old.example' },
    status: 'on-leave',
    experience: 4,
    specialization: 'Gate',
    currentAssignment: ID.assignment,
    rating: 4,
    reviews: ['Always on time'],
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
];

const clients = [
  {
    _id: ID.client,
    user: { name: 'Old Towers', email: 'old@towers.example' },
    serviceType: 'FULL_TIME',
    activeAssignments: [assignment('active')],
  },
  { _id: 'c2', user: ID.user, serviceType: 'DAY_SHIFT', activeAssignments: [] },
];

const clientApplications = [
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
];

const securityApplications = [
  { _id: 's1', user: { email: 'x@old.example' }, fullName: 'Xavier Old', experience: 2, status: 'approved' },
  { _id: 's2', user: { email: 'y@old.example' }, fullName: 'Yusuf Old', experience: 1, status: 'pending' },
];

/** The calls of SPEC section 7 and the latest application, with their payloads; other calls are a 404, other keys a 400. */
const payloads: Record<string, readonly string[]> = {
  'POST /auth/register': ['name', 'email', 'password', 'confirmPassword', 'role', 'phone'],
  'POST /auth/login': ['email', 'password', 'role'],
  'POST /auth/verify-otp': ['email', 'otp'],
  'POST /auth/resend-otp': ['email'],
  'POST /auth/forgot-password': ['email'],
  'PUT /auth/reset-password': ['email', 'otp', 'newPassword'],
  'GET /admin/guards': [],
  'GET /admin/clients': [],
  'POST /admin/assign-guard': ['guardId', 'clientId', 'startDate', 'endDate', 'shift', 'location'],
  'POST /admin/withdraw-guard': ['clientId', 'guardId', 'assignmentId'],
  'GET /admin/bills': [],
  'POST /admin/bills/mark-paid': ['billId'],
  'POST /admin/bills/delete': ['billId'],
  'POST /admin/generate-bill': ['clientId', 'amount', 'dueDate', 'description', 'driveLink'],
  'GET /admin/applications': [],
  'POST /admin/accept-application': ['applicationId', 'status'],
  'GET /admin/security-applications': [],
  'POST /admin/accept-security-application': ['applicationId'],
  'POST /admin/reject-security-application': ['applicationId'],
  'GET /client/profile': [],
  'POST /client/submit-application': [
    'serviceType',
    'location',
    'startDate',
    'endDate',
    'numberOfGuards',
    'additionalDetails',
  ],
  'GET /client/bills': [],
  'GET /security/profile': [],
  'PUT /security/update-assignment': ['assignmentId', 'status'],
  'GET /security/application/status': [],
  'POST /security/application/submit': [
    'fullName',
    'dateOfBirth',
    'address',
    'phoneNumber',
    'experience',
    'qualifications',
    'previousEmployer',
    'documents',
    'additionalDetails',
  ],
};

type Reply = [status: number, body: unknown];
const notFound: Reply = [404, '<!doctype html><pre>Cannot GET</pre>'];
const unknown = (name: string): Reply => [400, { success: false, message: `"${name}" is not allowed` }];

interface Call {
  endpoint: string;
  parameters: string[];
  body: Record<string, unknown>;
  /** A user whose application was not accepted yet. */
  isNew: boolean;
}

/** Replies as SPEC section 7 lets them vary: bare lists, ids instead of objects, HTML for missing endpoints. */
function reply(state: State, { endpoint, parameters, body, isNew }: Call): Reply {
  const payload = payloads[endpoint];
  if (!payload) return notFound;
  const [parameter] = parameters;
  if (parameter) return unknown(parameter);
  const key = Object.keys(body).find((name) => !payload.includes(name));
  if (key) return unknown(key);
  switch (endpoint) {
    case 'POST /auth/login':
      if (body.password === 'wrong') return [500, '<h1>Internal Server Error</h1>'];
      if (String(body.email).startsWith('new.')) return [200, { token: 'new', role: body.role }];
      // No token in the reply: the session is in a cookie.
      return [200, { success: true, user: { role: body.role } }];
    case 'GET /admin/guards':
      return [200, { success: true, data: { data: guards } }];
    case 'GET /admin/clients':
      return [200, { data: clients }];
    case 'GET /admin/bills':
    case 'GET /client/bills':
      return [200, { success: true, data: state.bills }];
    case 'POST /admin/bills/mark-paid':
      state.bills = state.bills.map((bill) => ({ ...bill, status: 'paid' }));
      return [200, {}];
    case 'POST /admin/withdraw-guard':
      return [200, { success: true }];
    case 'GET /admin/applications':
      return [200, state.clientApplications];
    case 'GET /admin/security-applications':
      return [200, { data: state.securityApplications }];
    case 'GET /client/profile':
      if (isNew) return [200, { data: { activeAssignments: [] } }];
      return [200, { success: true, data: { _id: ID.client, activeAssignments: [assignment('active')] } }];
    case 'GET /security/profile':
      if (isNew) return [200, { success: true, data: { currentAssignment: null } }];
      return [
        200,
        {
          success: true,
          data: {
            _id: ID.guard,
            status: 'assigned',
            currentAssignment: {
              ...assignment(state.assignmentStatus),
              clientName: 'Old Towers',
              shiftTiming: '9 to 6',
              duration: 'a month',
            },
          },
        },
      ];
    case 'POST /security/application/submit':
      state.sentApplication = { _id: 's3', ...body, status: 'pending' };
      return [200, { success: true }];
    case 'GET /security/application/status':
      // Without an application it refuses with status 200.
      if (!state.sentApplication) return [200, { success: false, message: 'No application found' }];
      return [200, { success: true, application: state.sentApplication }];
    case 'PUT /security/update-assignment':
      state.assignmentStatus = String(body.status);
      return [200, {}];
    case 'POST /admin/accept-security-application':
    case 'POST /admin/reject-security-application': {
      const status = endpoint.includes('accept') ? 'approved' : 'rejected';
      state.securityApplications = state.securityApplications.map((one) =>
        one._id === body.applicationId ? { ...one, status } : one,
      );
      return [200, { success: true }];
    }
    case 'POST /admin/accept-application':
      state.clientApplications = state.clientApplications.map((one) =>
        one._id === body.applicationId ? { ...one, status: body.status } : one,
      );
      return [200, {}];
    case 'POST /admin/bills/delete':
      state.bills = state.bills.filter(({ _id }) => _id !== body.billId);
      return [200, {}];
    default:
      return [200, {}];
  }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}

function allowOrigin(response: ServerResponse, origin: string, state: State): void {
  response.setHeader('access-control-allow-origin', state.corsWithoutCredentials ? '*' : origin);
  if (!state.corsWithoutCredentials) response.setHeader('access-control-allow-credentials', 'true');
  // not Idempotency-Key, which SPEC does not know
  response.setHeader('access-control-allow-headers', 'authorization,content-type');
  response.setHeader('access-control-allow-methods', 'GET,POST,PUT,DELETE');
}

export interface HostedApi {
  url: string;
  state: State;
  stop: () => Promise<void>;
}

/** A server on another origin than the site that replies as the hosted API of SPEC section 7 does. */
export async function startHostedApi(siteOrigin: () => string): Promise<HostedApi> {
  const state: State = {
    bills: [
      {
        _id: ID.bill,
        billNumber: 'OLD-7',
        client: { _id: ID.client, user: { name: 'Old Towers' } },
        amount: '1200',
        dueDate: '2026-11-05T00:00:00.000Z',
        description: 'October',
        driveLink: 'http://plain.example',
        status: 'pending',
      },
    ],
    assignmentStatus: 'active',
    clientApplications: [...clientApplications],
    securityApplications: [...securityApplications],
    calls: [],
    bodies: {},
    refused: [],
    sentApplication: undefined,
    corsWithoutCredentials: false,
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    allowOrigin(response, siteOrigin(), state);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const path = pathname.replace(/^\/api/, '');
    const body = await bodyOf(request);
    const endpoint = `${request.method} ${path}`;
    state.calls.push(endpoint);
    state.bodies[path] = body;
    const isNew = request.headers.authorization === 'Bearer new';
    const [status, data] = reply(state, { endpoint, parameters: [...searchParams.keys()], body, isNew });
    if (status >= 400) state.refused.push(`${endpoint} ${status}`);
    const isText = typeof data === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? data : JSON.stringify(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

/** Serves another server's pages, and the hosted API below `/api`, from one origin. */
export async function startProxy(
  pagesUrl: string,
  apiUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const target = new URL(request.url ?? '/', request.url?.startsWith('/api/') ? apiUrl : pagesUrl);
    const { method, headers } = request;
    const forwarded = httpRequest(target, { method, headers: { ...headers, host: target.host } }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

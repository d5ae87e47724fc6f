// Calls as one attacker over many connections, each call after the reply to the last, until it is killed.
// `node flood.ts <url> <kind> <connections> <token>` prints `running` when each connection has had a reply.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

const [, , url = '', kind = '', count = '0', token = ''] = process.argv;
const connections = Number(count);

interface FloodCall {
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

const randomToken = () => randomBytes(32).toString('base64url');

const calls: Record<string, (connection: number) => FloodCall> = {
  'the same header': () => ({ path: '/security/profile', headers: { authorization: `Bearer ${token}` } }),
  'spaces after Bearer': (connection) => ({
    path: '/security/profile',
    headers: { authorization: `Bearer${' '.repeat(connection + 1)}${token}` },
  }),
  'invented tokens': () => ({
    path: '/security/profile',
    headers: { authorization: `Bearer ${randomToken()}` },
  }),
  'calls of anybody': () => ({ path: '/openapi.json' }),
  'wrong logins': () => ({
    path: '/auth/login',
    body: { email: `${randomToken()}@example.com`, password: 'not the password', role: 'client' },
  }),
  'wrong logins at one account': () => ({
    path: '/auth/login',
    body: { email: 'office@example.com', password: randomToken(), role: 'admin' },
  }),
  'wrong logins from a /48': (connection) => ({
    path: '/auth/login',
    headers: { 'x-forwarded-for': `2001:db8:bad:${connection.toString(16)}::1` },
    body: { email: `${randomToken()}@example.com`, password: 'not the password', role: 'client' },
  }),
  'invented invitations': () => ({
    path: '/auth/accept-invitation',
    body: { invitation: randomToken(), password: 'a kite above the river' },
  }),
  'wrong codes': () => ({
    path: '/auth/verify-otp',
    body: { email: `${randomToken()}@example.com`, otp: '000000' },
  }),
  'challenges for passkeys': () => ({ path: '/auth/passkeys/start-login', body: {} }),
  'questions for a session': () => ({ path: '/auth/status' }),
};

const callOf = calls[kind];
if (!callOf) throw new Error(`There is no flood "${kind}"`);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let answered = 0;

function call(connection: number): void {
  const { path, headers, body } = (callOf as (typeof calls)[string])(connection);
  const text = body && JSON.stringify(body);
  request(
    `${url}/api${path}`,
    {
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': '198.51.100.66',
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    },
    (reply) => {
      reply.resume();
      reply.on('close', () => {
        answered += 1;
        if (answered === connections) process.stdout.write('running\n');
        call(connection);
      });
    },
  ).end(text);
}

for (let connection = 0; connection < connections; connection += 1) call(connection);

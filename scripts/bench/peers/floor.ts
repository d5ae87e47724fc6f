// The least a server can do for these calls: node:http, prepared statements and one write of the reply. Started by
// scripts/bench/servers.ts, which reads the port it prints.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPeerDatabase, verifyHash } from '../../../packages/api/src/testing/peer-database.ts';
import { billPage, countBills, findCaller, guardListJson, ownBills, searchBills } from './queries.ts';
import { type AssignBody, assign, type GuardAndClient, withdraw } from './writes.ts';

const db = openPeerDatabase();
// Counted once: the least a server can do that notes changes.
const total = await countBills(db);

const encoder = new TextEncoder();

function reply(outgoing: ServerResponse, status: number, text: string): void {
  // Not by Buffer.byteLength: Node 26.10 aborts there when it collects garbage while it joins the parts of a text of 9 MB ("Lazy deopt after
  // a fast API call with return value is unsupported").
  const body = encoder.encode(text);
  outgoing.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': body.byteLength,
    'Cache-Control': 'no-store',
  });
  outgoing.end(body);
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const target = incoming.url ?? '';
  if (target === '/api/ready') return reply(outgoing, 200, '{"success":true}');
  if (target === '/raw-hash') {
    const { hash, password } = (await bodyOf(incoming)) as { hash: string; password: string };
    return reply(outgoing, (await verifyHash(hash, password)) ? 200 : 401, '{"success":true}');
  }
  const caller = await findCaller(db, incoming.headers.authorization ?? '');
  if (!caller) return reply(outgoing, 401, '{"success":false}');
  if (caller.role !== (target.startsWith('/api/admin/') ? 'admin' : 'client'))
    return reply(outgoing, 403, '{"success":false}');
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = new URLSearchParams(mark === -1 ? '' : target.slice(mark + 1));
  const q = query.get('q');
  const limit = Number(query.get('limit'));
  switch (path) {
    case '/api/client/bills':
      return reply(outgoing, 200, JSON.stringify(await ownBills(db, caller.user_id)));
    case '/api/admin/bills': {
      const page = await (q === null
        ? billPage(db, { limit, total, after: query.get('cursor') })
        : searchBills(db, q, limit));
      return reply(outgoing, 200, JSON.stringify(page));
    }
    case '/api/admin/guards':
      return reply(outgoing, 200, await guardListJson(db));
    case '/api/admin/assign-guard': {
      const data = await assign(db, caller.user_id, (await bodyOf(incoming)) as AssignBody);
      return reply(outgoing, data ? 201 : 409, JSON.stringify({ success: data !== undefined, data }));
    }
    case '/api/admin/withdraw-guard': {
      const success = await withdraw(db, caller.user_id, (await bodyOf(incoming)) as GuardAndClient);
      return reply(outgoing, success ? 200 : 404, JSON.stringify({ success }));
    }
    default:
      return reply(outgoing, 404, '{"success":false}');
  }
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    console.error(error);
    reply(outgoing, 500, '{"success":false}');
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));

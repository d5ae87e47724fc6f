import { connect } from 'node:net';
import { definitions } from '@prahari/contract/definitions';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';

const api = await startApi();
afterAll(() => api.stop());

const KB = 1024;

function inChunks(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 16 * KB);
      if (size === 0) return controller.close();
      controller.enqueue(new Uint8Array(size).fill(32));
      left -= size;
    },
  });
}

const send = (body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>) =>
  fetch(`${api.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit);

test.each([100 * KB + 1, 1024 * KB, 8 * 1024 * KB])(
  'a body of %i bytes is refused, and the reply reaches a client that is still sending',
  async (bytes) => {
    for (let round = 0; round < 3; round += 1) {
      for (const body of [new Uint8Array(bytes), inChunks(bytes)]) {
        const reply = await send(body);
        expect(reply.status).toBe(413);
        expect(await reply.json()).toEqual({
          success: false,
          code: 'request.too_large',
          message: 'The request is too large',
        });
      }
    }
  },
);

const sendTo = async (
  path: string,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  token?: string,
) => {
  const reply = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
    duplex: 'half',
  } as RequestInit);
  await reply.arrayBuffer();
  return reply.status;
};

test('a body of 100 KB with a session, or of 16 KB without, is accepted with a declared length or in chunks', async () => {
  const { token } = await api.signIn('client');
  for (const body of [new Uint8Array(100 * KB).fill(32), inChunks(100 * KB)])
    expect(await sendTo('/client/problems', body, token)).toBe(400);
  for (const body of [new Uint8Array(16 * KB).fill(32), inChunks(16 * KB)])
    expect((await send(body)).status).toBe(400);
});

/** Sends the beginning of a body that never ends, and returns the status of the reply, if one comes all the same. */
const replyToUnfinished = (head: string, sent: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n${sent}`));
    const late = setTimeout(() => end(undefined), 3_000);
    function end(status: number | undefined): void {
      clearTimeout(late);
      socket.destroy();
      done(status);
    }
    socket.on('error', fail);
    socket.on('data', (data) => end(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1])));
  });

const LINK_TOKEN = 'x'.repeat(43);
const calls = Object.values(definitions).filter(({ method }) => method !== 'GET');

test('no call without a session makes the server wait for more than 16 KB, whatever its endpoint', async () => {
  const bytes = 16 * KB + 1;
  const chunk = ' '.repeat(bytes);
  const ways = [
    [`Content-Length: ${100 * KB}`, chunk],
    ['Transfer-Encoding: chunked', `${bytes.toString(16)}\r\n${chunk}\r\n`],
  ] as const;
  const waits = await Promise.all(
    calls.flatMap(({ method, path, access, body }) =>
      ways.map(async ([header, sent]) => {
        const target = path.replace('{token}', LINK_TOKEN).replace('{id}', 'x');
        const head = `${method} /api${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${header}`;
        const status = await replyToUnfinished(head, sent);
        return [
          method,
          path,
          header,
          status,
          access === 'public' ? (body ? [413] : [200, 404]) : [401],
        ] as const;
      }),
    ),
  );
  expect(waits.filter(([, , , status, right]) => !right.includes(status ?? 0))).toEqual([]);
});

test('a body to no endpoint is not waited for', async () => {
  for (const target of ['/api/nothing', '/api/admin/nothing', '/about']) {
    const head = `POST ${target} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked`;
    expect([target, await replyToUnfinished(head, '1\r\n \r\n')]).not.toEqual([target, undefined]);
  }
});

test('nobody but an admin makes the server keep a large body, whatever its address', async () => {
  const [admin, client, guard] = [
    await api.signIn('admin'),
    await api.signIn('client'),
    await api.signIn('security'),
  ];
  for (const [path, kilobytes] of [
    ['/admin/challans', 1024],
    ['/admin/import-guards', 1024],
    ['/admin/import-clients', 1024],
    ['/admin/import-x', 1024],
    ['/admin/guards/x/photograph', 350],
  ] as const) {
    for (const token of [undefined, 'x'.repeat(43), client.token, guard.token])
      expect([401, 403, 404, 405, 413]).toContain(await sendTo(path, inChunks(kilobytes * KB), token));
    expect(await sendTo(path, inChunks(kilobytes * KB), admin.token)).not.toBe(413);
  }
});

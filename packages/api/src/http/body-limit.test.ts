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

test('a body of 100 KB is accepted with a declared length or in chunks', async () => {
  for (const body of [new Uint8Array(100 * KB).fill(32), inChunks(100 * KB)]) {
    const reply = await send(body);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'request.malformed' });
  }
});

const sendTo = async (path: string, bytes: number, token?: string) => {
  const reply = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: inChunks(bytes),
    duplex: 'half',
  } as RequestInit);
  await reply.arrayBuffer();
  return reply.status;
};

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
      expect([path, await sendTo(path, kilobytes * KB, token)]).toEqual([path, 413]);
    expect(await sendTo(path, kilobytes * KB, admin.token)).not.toBe(413);
  }
});

import { afterAll, describe, expect, it } from 'vitest';
import { rawBytes, rawCall } from '../../testing/raw.ts';
import { startServerWithSite } from '../../testing/serve-site.ts';

const served = await startServerWithSite({ SITE_URL: 'https://prahari.example' });
afterAll(() => served.stop());

const alive = async () => expect((await rawCall(served.url, { path: '/api/health' })).status).toBe(200);
const statuses = (answer: string): string[] => answer.match(/HTTP\/1\.1 \d{3}/g) ?? [];

describe('unsupported methods', () => {
  const methods = ['TRACE', 'TRACK', 'PATCH', 'PUT', 'PROPFIND', 'QUERY', 'PURGE', 'M-SEARCH'];
  it.each(['/api/admin/overview', '/api/auth/status', '/api/health', '/api', '/', '/about', '/nothing'])(
    'an unsupported method on %s is refused in JSON without echoing the request',
    async (path) => {
      for (const method of methods) {
        const head = `${method} ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nX-Secret: echo-me\r\n`;
        const answer = await rawBytes(served.url, `${head}Content-Length: 0\r\n\r\n`);
        expect([method, answer]).toEqual([method, expect.stringMatching(/^HTTP\/1\.1 (?:405|404|400) /)]);
        expect(answer).not.toMatch(/echo-me|^allow:.*TRACE/im);
        if (!answer.startsWith('HTTP/1.1 400')) expect(answer).toMatch(/\{"success":false.*\}$/s);
      }
    },
  );

  it('CONNECT opens no tunnel', async () => {
    const answer = await rawBytes(served.url, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a.example\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\{"success":false,"code":"request.malformed".*\}$/s);
    await alive();
  });
});

const POST = 'POST /api/auth/login HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n';
const SECOND = 'GET /api/health HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n';

describe('request smuggling', () => {
  const smuggled = {
    'Content-Length before Transfer-Encoding': `${POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SECOND}`,
    'Transfer-Encoding before Content-Length': `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${SECOND}`,
    'a space before the colon': `${POST}Content-Length: ${SECOND.length}\r\nTransfer-Encoding : chunked\r\n\r\n${SECOND}`,
    'an unknown transfer encoding': `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SECOND}`,
    'another transfer encoding after chunked': `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${SECOND}`,
    'two Content-Length headers': `${POST}Content-Length: 0\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`,
    'a Content-Length with a plus sign': `${POST}Content-Length: +4\r\n\r\nabcd${SECOND}`,
    'a negative Content-Length': `${POST}Content-Length: -1\r\n\r\n${SECOND}`,
    'lines that end in LF': `${POST.replaceAll('\r\n', '\n')}\n${SECOND}`,
    'a folded header': `${POST}X-Fold: a\r\n Content-Length: 9\r\n\r\n${SECOND}`,
    'NUL in a header': `${POST}X-Nul: a\0b\r\n\r\n${SECOND}`,
    'a line feed in the extension of a chunk': `${POST}Transfer-Encoding: chunked\r\n\r\n2;a=\nxx\r\n{}\r\n0\r\n\r\n${SECOND}`,
    'a line that is no request': `GARBAGE\r\n\r\n${SECOND}`,
    'the preface of HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${SECOND}`,
  };
  it.each(Object.entries(smuggled))('%s is refused and the connection is closed', async (_, bytes) => {
    expect(statuses(await rawBytes(served.url, bytes))).toEqual(['HTTP/1.1 400']);
    await alive();
  });
});

describe('a body', () => {
  it.each(['gzip', 'br', 'deflate', 'identity, gzip', 'x'])(
    'with Content-Encoding %s is refused with 415',
    async (encoding) => {
      const body = '{}';
      const head = `${POST}Connection: close\r\nContent-Encoding: ${encoding}\r\nContent-Length: 2\r\n\r\n`;
      expect(await rawBytes(served.url, head + body)).toMatch(/^HTTP\/1\.1 415 .*request\.encoded/s);
    },
  );

  it('with an Expect header other than 100-continue is refused in JSON', async () => {
    const head = `${POST}Connection: close\r\nExpect: a-reply\r\nContent-Length: 2\r\n\r\n`;
    expect(await rawBytes(served.url, `${head}{}`)).toMatch(/^HTTP\/1\.1 417 .*request\.malformed/s);
    await alive();
  });
});

describe('oversized requests', () => {
  const tooMuch = {
    'a header of 20 KB': `GET /api/health HTTP/1.1\r\nHost: a.example\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    'headers of 20 KB together': `GET /api/health HTTP/1.1\r\nHost: a.example\r\n${'X-A: bbbbbbbbbbbbbbbb\r\n'.repeat(1000)}\r\n`,
    'an address of 100 KB': `GET /${'a'.repeat(100 * 1024)} HTTP/1.1\r\nHost: a.example\r\n\r\n`,
    'a query of 100 KB': `GET /api/admin/guards?q=${'a'.repeat(100 * 1024)} HTTP/1.1\r\nHost: a.example\r\n\r\n`,
  };
  it.each(Object.entries(tooMuch))('%s is refused', async (_, bytes) => {
    // A client that is still sending when the connection closes may not see the reply.
    expect(await rawBytes(served.url, bytes)).toMatch(/^(?:HTTP\/1\.1 431 .*)?$/s);
    await alive();
  });
});

describe('the Host header', () => {
  it.each(['a b', 'a/b', 'a@b', 'a\\b', '[::1', 'a:99999', '<script>'])(
    'the invalid host "%s" is refused',
    async (host) => {
      const answer = await rawBytes(
        served.url,
        `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 .*\{"success":false,"code":"request.malformed"/s);
    },
  );

  it('a missing or repeated Host is refused', async () => {
    const none = await rawBytes(served.url, 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(none).toMatch(/^HTTP\/1\.1 400 .*request\.malformed/s);
    const old = await rawBytes(served.url, 'GET /api/health HTTP/1.0\r\n\r\n');
    expect(old).toMatch(/^HTTP\/1\.1 200 /);
    const two = await rawBytes(served.url, SECOND.replace('\r\n', '\r\nHost: b.example\r\n'));
    expect(two).toMatch(/^HTTP\/1\.1 400 .*request\.malformed/s);
  });

  it('a foreign Host does not appear in a page, redirect, error or API description', async () => {
    const spoofed = ['x-forwarded-host', 'x-host', 'x-forwarded-server', 'x-original-host'];
    const headers = {
      host: 'evil.example',
      forwarded: 'host=evil.example',
      'x-original-url': '/api/health',
      'x-rewrite-url': '/api/health',
      ...Object.fromEntries(spoofed.map((name) => [name, 'evil.example'])),
    };
    for (const path of ['/', '/about', '/nothing', '/api/nothing', '/api/openapi.json', '/api/docs']) {
      const reply = await rawCall(served.url, { path, headers });
      expect([path, JSON.stringify(reply)]).not.toEqual([path, expect.stringContaining('evil.example')]);
      if (reply.status === 302) expect(reply.headers.location).toBe('/');
    }
    expect((await rawCall(served.url, { path: '/api/nothing', headers })).status).toBe(404);
  });
});

describe('path traversal', () => {
  const paths = [
    '/../secret.txt',
    '/about/../../secret.txt',
    '/_astro/../../secret.txt',
    '/_astro/..%5c..%5csecret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%255csecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '/about/..;/..;/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%uff0e%uff0e/secret.txt',
    '/．．/secret.txt',
    '/_astro/%2e%2e/%2e%2e/secret.txt',
    '/secret.txt%00.js',
    '/index.html%00',
    '/index.html%00.txt',
    '//etc/passwd',
    '//secret.txt',
    '/file:///etc/passwd',
    '/%2fetc%2fpasswd',
    '/C:%5cwindows%5cwin.ini',
    '/constructor',
    '/__proto__',
  ];
  it.each(paths)('no file outside the folder is served: %s', async (path) => {
    const bytes = Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
    ).toString('latin1');
    const answer = await rawBytes(served.url, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:302 .*location: \/\r\n|404 |400 )/s);
    expect(answer).not.toMatch(/\r\n\r\n.*(?:secret|root:|<h1>)/s);
  });
});

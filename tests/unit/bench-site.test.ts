import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  medianOf,
  missedTargets,
  ratios,
  type ThrottlingMethod,
} from '../../scripts/bench/lighthouse-results.ts';
import { servePeer } from '../../scripts/bench/peer-server.ts';

const perfect = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 800,
  fcp: 640,
  cls: 0,
  tbt: 0,
  bytes: 40_000,
};
const visitOf = (change: Partial<typeof perfect>) => ({ ...perfect, ...change });
const resultOf = (site: string, method: ThrottlingMethod, change: Partial<typeof perfect> = {}) => ({
  site,
  method,
  page: '/about',
  figures: visitOf(change),
  runs: [],
});

describe('results of the site benchmark', () => {
  test('the result is the median of three visits', () =>
    expect(medianOf([visitOf({ lcp: 3000 }), visitOf({ lcp: 810 }), visitOf({ lcp: 790 })]).lcp).toBe(810));

  test('a page that meets every target is not reported', () =>
    expect(
      missedTargets([resultOf('ours', 'simulate'), resultOf('ours', 'devtools', { lcp: 2200 })]),
    ).toEqual([]));

  test('each missed target is reported with its page', () =>
    expect(
      missedTargets([resultOf('ours', 'simulate', { seo: 63, lcp: 1447, cls: 0.011, tbt: 39 })]),
    ).toEqual([
      '  /about (simulated): SEO 63, not 100',
      '  /about (simulated): LCP 1447 ms, above 900',
      '  /about (simulated): CLS 0.011, not 0',
      '  /about (simulated): TBT 39 ms, not 0',
    ]));

  test('a peer with twice the paint time has ratio 2', () =>
    expect(
      ratios([resultOf('ours', 'simulate'), resultOf('peer', 'simulate', { lcp: 1600, bytes: 100_000 })]),
    ).toEqual({ '/about': { LCP: 2, FCP: 1, bytes: 2.5 } }));
});

describe('the peer server', () => {
  const outside = mkdtempSync(join(tmpdir(), 'prahari-peer-'));
  const folder = join(outside, 'site');
  let peer: { url: string; stop: () => Promise<void> };
  const get = (path: string) => fetch(peer.url + path).then((reply) => reply.text());

  beforeAll(async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), '<title>The application</title>');
    writeFileSync(join(folder, 'app.js'), 'start()');
    writeFileSync(join(outside, 'secret.txt'), 'not the peer’s');
    peer = await servePeer(folder);
  });
  afterAll(async () => {
    await peer.stop();
    rmSync(outside, { recursive: true });
  });

  test('the peer server answers unknown paths with index.html', async () => {
    expect(await get('/login')).toBe('<title>The application</title>');
    expect(await get('/app.js')).toBe('start()');
  });

  test('the peer server compresses its files', async () => {
    const { headers } = await fetch(`${peer.url}/app.js`);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('the peer server serves no file outside its folder', async () => {
    expect(await get('/..%2fsecret.txt')).toBe('<title>The application</title>');
  });
});

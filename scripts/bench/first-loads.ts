import { chromium } from 'playwright';
import { chromiumLaunch } from '../../tests/support/browser.ts';
import { median } from './compare.ts';
import { measurePaint, type Visit } from './first-paint.ts';
import { atMost, type Gate } from './gates.ts';

const RUNS = 5;

/** The office's first row on Lighthouse's "slow 4G". */
const office: Visit = {
  person: 'admin',
  role: 'admin',
  path: '/admin-dashboard',
  selector: '[role=grid] [role=rowheader]',
  cpuSlowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
};

/** The place of a guard's next duty on WebPageTest's "3G". */
const guard: Visit = {
  person: 'guard-0',
  role: 'security',
  path: '/security-dashboard',
  selector: '#place',
  cpuSlowdown: 6,
  network: {
    offline: false,
    latency: 300,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (768 * 1024) / 8,
  },
};

/** Measures what the office and a guard wait for, on a server with a company. */
export async function benchFirstLoads(url: string): Promise<Gate[]> {
  const browser = await chromium.launch(await chromiumLaunch());
  const measured = async (visit: Visit) => {
    const visits = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await measurePaint(browser, url, visit));
    const times = visits.map(({ ms }) => ms);
    console.log(`\nFirst load of ${visit.path}, fastest of ${RUNS}: ${Math.round(Math.min(...times))} ms`);
    return { ms: median(times), calls: Math.max(...visits.map(({ calls }) => calls)) };
  };
  try {
    const [row, duty] = [await measured(office), await measured(guard)];
    return [
      atMost('first row of the office', row.ms, 2000, ' ms'),
      atMost('calls until the first row', row.calls, 3),
      atMost('next duty of a guard on 3G', duty.ms, 3000, ' ms'),
    ];
  } finally {
    await browser.close();
  }
}

import { getHealth, isOwnHealth } from '@prahari/contract/endpoint';
import { FEWEST_ROWS, rowsThatFit, TABLE_WINDOW } from '@prahari/contract/lists';
import { foundApi } from './found-api.ts';
import { storedSession } from './stored-session.ts';

interface EarlyCall {
  token: string;
  reply: Promise<Response>;
}

/**
 * The first GETs of a dashboard by the value of `?tab=`, or `''` without a query. One that ends with
 * `limit=` gets the number of rows that fit the window.
 */
export type EarlyCalls = Readonly<Record<string, readonly string[]>>;

const healthOf = (response: Response) =>
  response
    .clone()
    .json()
    .then(isOwnHealth, () => false);

/** Sends the tab's first calls before its code loads (packages/ui/src/api/early-reply.ts), to our own API only. */
export function startEarlyCalls(): void {
  const base = import.meta.env.API_BASE;
  const session = storedSession();
  const found = foundApi(base);
  if (!session || !base.startsWith('/') || found === 'hosted') return;
  const { token } = session;
  const calls = new Map<string, EarlyCall>();
  const send = (path: string) =>
    fetch(base + path, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      credentials: 'include',
      // Else a phone asks for all scripts first, and what they show arrives last.
      priority: 'high',
    });
  const add = (path: string, reply: Promise<Response>) => {
    // Read the reply even if nobody takes it, because an unread one holds its connection.
    reply.then((response) => response.clone().text()).catch(() => {});
    calls.set(base + path, { token, reply });
    return reply;
  };
  const byTab: EarlyCalls = JSON.parse(document.documentElement.dataset.earlyCalls ?? '{}');
  const tab = /^(?:$|\?tab=([\w-]+)$)/.exec(location.search);
  const isOwn =
    found === 'own' ? Promise.resolve(true) : add(getHealth.path, send(getHealth.path)).then(healthOf);
  const rows = matchMedia(TABLE_WINDOW).matches ? rowsThatFit(innerHeight) : FEWEST_ROWS;
  for (const call of (tab && byTab[tab[1] ?? '']) ?? []) {
    const path = call.endsWith('limit=') ? `${call}${rows}` : call;
    add(
      path,
      isOwn.then((own) => (own ? send(path) : Promise.reject(new Error('Not our own API')))),
    );
  }
  Object.assign(window, { earlyCalls: calls });
}

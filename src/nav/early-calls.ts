import { storedSession } from './stored-session.ts';

interface EarlyCall {
  token: string;
  reply: Promise<Response>;
}

/** The first GETs of a dashboard by the value of `?tab=`; `''` for the address without a query. */
export type EarlyCalls = Readonly<Record<string, readonly string[]>>;

/**
 * Runs in <head>: sends the tab's first calls, which would otherwise wait for the dashboard's code. That code takes the replies
 * (packages/ui/src/api/early-replies.ts). An API on another origin is called by its adapter, in its own way.
 */
export function startEarlyCalls(): void {
  const session = storedSession();
  if (!session || !import.meta.env.API_BASE.startsWith('/')) return;
  const byTab: EarlyCalls = JSON.parse(document.documentElement.dataset.earlyCalls ?? '{}');
  const tab = /^(?:$|\?tab=([\w-]+)$)/.exec(location.search);
  const calls = new Map<string, EarlyCall>();
  for (const path of (tab && byTab[tab[1] ?? '']) ?? []) {
    const url = import.meta.env.API_BASE + path;
    const reply = fetch(url, {
      headers: { accept: 'application/json', authorization: `Bearer ${session.token}` },
      credentials: 'include',
    });
    // Read to its end even if nobody takes it: an unread response would hold its connection. Whoever takes it handles a failure.
    reply.then((response) => response.clone().text()).catch(() => {});
    calls.set(url, { token: session.token, reply });
  }
  Object.assign(window, { earlyCalls: calls });
}

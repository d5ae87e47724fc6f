import { storedSession } from './stored-session.ts';

interface EarlyCall {
  token: string;
  reply: Promise<Response>;
}

/** The first GETs of a dashboard by the value of `?tab=`, or `''` without a query. */
export type EarlyCalls = Readonly<Record<string, readonly string[]>>;

/** Sends the tab's first calls before its code loads (packages/ui/src/api/early-replies.ts). */
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
    // Read the reply even if nobody takes it, because an unread one holds its connection.
    reply.then((response) => response.clone().text()).catch(() => {});
    calls.set(url, { token: session.token, reply });
  }
  Object.assign(window, { earlyCalls: calls });
}

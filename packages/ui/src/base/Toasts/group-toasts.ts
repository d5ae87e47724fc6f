import { groupBy } from '../group-by.ts';
import type { ToastMessage, ToastMessageAction } from './toast-message.ts';

export interface ToastLine {
  message: string;
  /** Number of reports. */
  count: number;
}

/** Messages shown as one toast. */
export interface ToastGroup {
  /** The id of its oldest message. */
  id: string;
  tone: ToastMessage['tone'];
  /** In alphabetical order, because calls fail in any order; `… and 4 more` last. */
  lines: readonly ToastLine[];
  /** Names whom or what a message without others is about. */
  about?: string | undefined;
  /** Its messages, all closed together. */
  ids: readonly string[];
  action?: ToastMessageAction | undefined;
}

const keyOf = ({ id, tone, message, cause }: ToastMessage) => (tone === 'failure' ? (cause ?? message) : id);

function linesOf(toasts: readonly ToastMessage[]): ToastLine[] {
  const counts = new Map<string, number>();
  for (const { message } of toasts) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts]
    .map(([message, count]) => ({ message, count }))
    .sort(
      (a, b) =>
        Number(a.message.startsWith('…')) - Number(b.message.startsWith('…')) ||
        a.message.localeCompare(b.message, 'en'),
    );
}

/** Failures of one cause become one group; every other message is a group of its own. */
export function groupToasts(toasts: readonly ToastMessage[]): ToastGroup[] {
  const groups = groupBy(toasts, keyOf);
  return Array.from(groups.values(), (members) => {
    const [{ id, tone, about, action }] = members as [ToastMessage, ...ToastMessage[]];
    return { id, tone, lines: linesOf(members), about, ids: members.map((toast) => toast.id), action };
  });
}

import type { ToastLine } from './group-toasts.ts';

/** The messages of one toast, a line each. */
export function ToastLines({ lines }: { lines: readonly ToastLine[] }) {
  return lines.map(({ message, count }) => (
    <span key={message} className="block not-first:mt-1">
      <span>{message}</span>
      {count > 1 && <span className="ms-2 whitespace-nowrap opacity-70">{`${count} times`}</span>}
    </span>
  ));
}

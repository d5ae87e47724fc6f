import type { ReactNode } from 'react';
import type { Hour } from '../styles/tokens.ts';

const HOURS: readonly { hour: Hour; name: string }[] = [
  { hour: 'morning', name: 'Morning' },
  { hour: 'night', name: 'Night' },
];

/** The same thing at both hours, side by side, whatever the page's own hour is. */
export function Hours({ children }: { children: (hour: Hour) => ReactNode }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {HOURS.map(({ hour, name }) => (
        <div
          key={hour}
          data-theme={hour}
          className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface p-5 text-ink"
        >
          <h3 className="mb-3 text-lg">{name}</h3>
          {children(hour)}
        </div>
      ))}
    </div>
  );
}

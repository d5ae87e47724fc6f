import type { ReactNode } from 'react';
import type { Theme } from '../styles/tokens.ts';

const THEMES: readonly { theme: Theme; name: string }[] = [
  { theme: 'light', name: 'Morning' },
  { theme: 'dark', name: 'Night' },
];

/** Renders its children once per theme, side by side, whatever the theme of the page. */
export function ThemePreview({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {THEMES.map(({ theme, name }) => (
        <div
          key={theme}
          data-theme={theme}
          className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface p-5 text-ink"
        >
          <h3 className="mb-3 text-lg">{name}</h3>
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

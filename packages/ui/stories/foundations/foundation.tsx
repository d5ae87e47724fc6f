import type { ReactNode } from 'react';
import tokens from '../../tokens.json' with { type: 'json' };

export const { color, elevation, font, motion, radius, size, space } = tokens;
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Lists the tokens of a group with their names, without the group's `$type`. */
export const tokensIn = <Token extends object>(group: Readonly<Record<string, Token | string>>) =>
  Object.entries(group).filter((entry): entry is [string, Token] => typeof entry[1] === 'object');

export const Page = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <main className="mx-auto grid max-w-5xl gap-12 py-8">
    <header className="grid gap-3">
      <h1 className="text-2xl">{title}</h1>
      <p className="max-w-measure text-lg text-muted">{lead}</p>
    </header>
    {children}
  </main>
);

/** A titled part of a page. */
export const Part = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <section className="grid gap-4 border-line border-t pt-6">
    <h2 className="text-xl">{title}</h2>
    {text && <p className="max-w-measure">{text}</p>}
    {children}
  </section>
);

/** Two columns of short rules. */
export const Rules = ({ does, donts }: { does: readonly string[]; donts: readonly string[] }) => (
  <div className="grid gap-8 text-sm sm:grid-cols-2">
    {[does, donts].map((rules) => (
      <div key={rules[0]} className="grid content-start gap-2">
        <h3 className="text-lg">{rules === does ? 'Do' : "Don't"}</h3>
        {rules.map((rule) => (
          <p key={rule} className="border-line border-t pt-2">
            {rule}
          </p>
        ))}
      </div>
    ))}
  </div>
);

/** Renders its children in both themes, side by side. */
export const BothThemes = ({ children }: { children: (theme: Theme) => ReactNode }) => (
  <div className="grid gap-4 md:grid-cols-2">
    {themes.map((theme) => (
      <div
        key={theme}
        data-theme={theme}
        className="min-w-0 rounded-lg border border-line bg-surface p-5 text-ink"
      >
        <h3 className="mb-3 text-lg">{theme === 'light' ? 'Morning' : 'Night'}</h3>
        {children(theme)}
      </div>
    ))}
  </div>
);

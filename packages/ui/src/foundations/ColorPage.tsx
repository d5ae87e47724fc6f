import { contrast } from '../styles/contrast.ts';
import { BORDERS, CONTRAST_PAIRS, SURFACES, TEXT } from '../styles/contrast-pairs.ts';
import { colors, moreContrast, type Theme } from '../styles/tokens.ts';
import { DoAndDont, FoundationPage, Paragraph, Section } from './FoundationPage.tsx';
import { Swatch } from './Swatch.tsx';
import { ThemePreview } from './ThemePreview.tsx';

const purposes: readonly { title: string; names: readonly string[] }[] = [
  { title: 'Surfaces', names: ['surface', 'surface-raised', 'surface-sunken', 'line', 'line-strong'] },
  { title: 'Text', names: ['ink', 'ink-muted', 'ink-faint'] },
  {
    title: 'Accent',
    names: ['accent', 'accent-hover', 'accent-edge', 'accent-ink', 'accent-soft', 'on-accent', 'focus'],
  },
  {
    title: 'Status',
    names: [
      'success',
      'success-soft',
      'warning',
      'warning-soft',
      'danger',
      'danger-soft',
      'info',
      'info-soft',
    ],
  },
];

const surfaces = { surface: 'surface', 'surface-raised': 'raised', 'surface-sunken': 'sunken' };

function ratio(foreground: string, background: string, theme: Theme): string {
  const value = contrast(colors[foreground]?.[theme] ?? '', colors[background]?.[theme] ?? '');
  return (Math.floor(value * 10) / 10).toFixed(1);
}

function Ratios({ theme }: { theme: Theme }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-start text-muted">Text needs 4.5, borders 3.</caption>
      <thead className="text-start text-muted text-xs">
        <tr className="border-line-strong border-y">
          <th className="py-1.5 font-semibold">On</th>
          {SURFACES.map((background) => (
            <th key={background} className="py-1.5 text-end font-semibold">
              {surfaces[background]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...TEXT, ...BORDERS].map((foreground) => (
          <tr key={foreground} className="border-line border-b">
            <th className="py-1.5 text-start font-medium" style={{ color: `var(--${foreground})` }}>
              {BORDERS.some((border) => border === foreground) ? (
                <span className="text-ink">{foreground}, border</span>
              ) : (
                foreground
              )}
            </th>
            {SURFACES.map((background) => (
              <td key={background} className="py-1.5 text-end">
                {ratio(foreground, background, theme)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SoftBackgrounds({ theme }: { theme: Theme }) {
  return (
    <ul className="grid gap-2 text-sm">
      {CONTRAST_PAIRS.filter(({ background }) => /soft|^accent|^ink$/.test(background)).map(
        ({ foreground, background }) => (
          <li
            key={foreground + background}
            className="flex justify-between gap-4 rounded-md px-3 py-2"
            style={{ color: `var(--${foreground})`, background: `var(--${background})` }}
          >
            <span>
              {foreground} on {background}
            </span>
            <span className="tabular-nums">{ratio(foreground, background, theme)}</span>
          </li>
        ),
      )}
    </ul>
  );
}

export function ColorPage() {
  return (
    <FoundationPage
      title="Color"
      lead="Two themes, light and dark (Morning and Night on the switch). One accent, amber, in both."
    >
      <Section title="One declaration per color">
        <Paragraph>
          Each color has one name and two values, declared once in tokens.json, from which the stylesheet, the
          Tailwind theme and the colors of mails are made. The system decides the theme; a person may override
          it in the navigation bar, and all open tabs follow. No color is pure black or white: black would
          hide shadows, and white would glare at night.
        </Paragraph>
        <Paragraph>
          Names say what a color is for, not what it looks like: ink, not navy. A component that uses them
          needs no code for themes.
        </Paragraph>
      </Section>
      {purposes.map(({ title, names }) => (
        <Section key={title} title={title}>
          <ThemePreview>
            {(theme) => (
              <ul className="grid gap-3 sm:grid-cols-2">
                {names.map((name) => (
                  <Swatch key={name} name={name} value={colors[name]?.[theme] ?? ''} />
                ))}
              </ul>
            )}
          </ThemePreview>
        </Section>
      ))}
      <Section title="Contrast ratios">
        <Paragraph>
          Computed from tokens.json when this page opens, and rounded down. A test fails when a pair falls
          below its limit. With more contrast requested, all text reaches 7 and all borders 4.5.
        </Paragraph>
        <ThemePreview>{(theme) => <Ratios theme={theme} />}</ThemePreview>
        <ThemePreview>{(theme) => <SoftBackgrounds theme={theme} />}</ThemePreview>
      </Section>
      <Section title="With more contrast requested">
        <Paragraph>
          The prefers-contrast setting gives the same two themes stronger text and visible hairlines. Under
          forced colors the system palette replaces all of this, and borders show what backgrounds showed.
        </Paragraph>
        <ThemePreview>
          {(theme) => (
            <ul className="grid gap-3 sm:grid-cols-2">
              {Object.entries(moreContrast).map(([name, value]) => (
                <Swatch key={name} name={name} value={value[theme]} literal />
              ))}
            </ul>
          )}
        </ThemePreview>
      </Section>
      <Section title="One accent">
        <Paragraph>
          Amber draws attention. It marks three things: the one primary action of a screen, the current tab,
          and the person on duty. On a light surface amber has less than 3:1, so the button has a darker
          border there.
        </Paragraph>
        <DoAndDont
          does={[
            'Give a status a word and an icon of its own shape, so that it is clear without color.',
            'Use line for hairlines between rows, line-strong for the border of a control.',
            'On a soft background use text of its own hue, or ink.',
          ]}
          donts={[
            'Use amber for a warning. Warning is yellow, with a triangle.',
            'Use line for the only border of a control: its contrast is too low.',
            'Write a raw color in a component.',
          ]}
        />
      </Section>
    </FoundationPage>
  );
}

import { contrast } from '../styles/contrast.ts';
import { BORDERS, CONTRAST_PAIRS, SURFACES, TEXT } from '../styles/contrast-pairs.ts';
import type { Theme } from '../styles/tokens.ts';
import { DoAndDont, FoundationPage, Paragraph, Section } from './FoundationPage.tsx';
import { Swatch } from './Swatch.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { colours, moreContrast } from './theme-tokens.ts';

const purposes: readonly { title: string; names: readonly string[] }[] = [
  { title: 'Grounds', names: ['surface', 'surface-raised', 'surface-sunken', 'line', 'line-strong'] },
  { title: 'Words', names: ['ink', 'ink-muted', 'ink-faint'] },
  {
    title: 'The lamp',
    names: ['accent', 'accent-hover', 'accent-edge', 'accent-ink', 'accent-soft', 'on-accent', 'focus'],
  },
  {
    title: 'What happened',
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
  const value = contrast(colours[foreground]?.[theme] ?? '', colours[background]?.[theme] ?? '');
  return (Math.floor(value * 10) / 10).toFixed(1);
}

function Ratios({ theme }: { theme: Theme }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-start text-muted">Words need 4.5, edges 3.</caption>
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
              {BORDERS.some((edge) => edge === foreground) ? (
                <span className="text-ink">{foreground}, edge</span>
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

function OnSoftGrounds({ theme }: { theme: Theme }) {
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

export function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="One place at two hours. Morning is warm paper and blue-black ink; night is deep blue-black, and the lamp is lit in both."
    >
      <Section title="Two hours, not two skins">
        <Paragraph>
          Nothing is designed twice. Each colour has one name and two values, written in one line of
          themes.css with light-dark(). The system decides the hour; a person may decide otherwise in the bar,
          and every tab of theirs follows. Neither end of the scale is pure: black would hide the shadows that
          say what floats, and white would glare at three in the morning.
        </Paragraph>
        <Paragraph>
          Names say what a colour is for, never what it looks like. Ask for ink, not for navy. A component
          that follows this needs no thought about themes at all.
        </Paragraph>
      </Section>
      {purposes.map(({ title, names }) => (
        <Section key={title} title={title}>
          <ThemePreview>
            {(theme) => (
              <ul className="grid gap-3 sm:grid-cols-2">
                {names.map((name) => (
                  <Swatch key={name} name={name} value={colours[name]?.[theme] ?? ''} />
                ))}
              </ul>
            )}
          </ThemePreview>
        </Section>
      ))}
      <Section title="Ratios">
        <Paragraph>
          Worked out from the stylesheet as you look at it, and rounded down. A test fails when a pair falls
          below its limit. With more contrast asked for, all words reach 7 and all edges 4.5.
        </Paragraph>
        <ThemePreview>{(theme) => <Ratios theme={theme} />}</ThemePreview>
        <ThemePreview>{(theme) => <OnSoftGrounds theme={theme} />}</ThemePreview>
      </Section>
      <Section title="When more contrast is asked for">
        <Paragraph>
          Some ask their device for more contrast. They get the same two hours with darker words in the
          morning, lighter ones at night, and hairlines one can see. Under forced colours nothing of this
          holds: the person’s own few colours do, and what only a background said is said by an edge.
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
      <Section title="One lamp">
        <Paragraph>
          Amber is attention, and attention is scarce. It marks three things: the one primary action of a
          screen, the current tab, and the person on duty. Everything else does without. On paper amber alone
          stands under 3:1, so the button carries a darker edge there.
        </Paragraph>
        <DoAndDont
          does={[
            'Give a status a word and a mark of its own shape; take away all colour and read it again.',
            'Use hairlines (line) to part rows, line-strong for the edge of a control.',
            'Let a soft background carry words of its own hue, or ink.',
          ]}
          donts={[
            'Use amber for a warning. Warning is turmeric, with a triangle.',
            'Draw the only edge of a control with line: it is decoration.',
            'Write a raw colour in a component, not even once.',
          ]}
        />
      </Section>
    </FoundationPage>
  );
}

import { measureCss } from '../styles/token-values.ts';
import { FoundationPage, Paragraph, Section } from './FoundationPage.tsx';
import { sizes, space } from './theme-tokens.ts';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const;

const heights = sizes.filter(({ name }) => name !== 'page');
const pixels = (rem: number) => rem * 16;

export function SpacePage() {
  return (
    <FoundationPage
      title="Space"
      lead="A grid of 4 px: dense for the office, roomy on phones, with hairlines instead of boxes."
    >
      <Section title="Steps">
        <ul className="grid gap-2 text-sm">
          {steps.map((step) => (
            <li key={step} className="flex items-center gap-4">
              <span className="w-24 text-muted tabular-nums">
                {step} · {step * pixels(space.step.$value.value)} px
              </span>
              <span
                className="h-4 bg-accent"
                style={{ width: `calc(${measureCss(space.step.$value)} * ${step})` }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Heights">
        <Paragraph>
          The office reads many rows at a time: rows are 40 px. On touch screens targets are 48 px, and the
          status control 72. Controls adapt automatically to coarse pointers.
        </Paragraph>
        <ul className="grid gap-3 sm:grid-cols-3">
          {heights.map(({ name, value, css, use }) => (
            <li
              key={name}
              className="flex items-center justify-between gap-3 border border-line-strong px-3 text-sm"
              style={{ minHeight: css }}
            >
              <span className="font-medium">{name}</span>
              <span className="text-muted text-xs">
                {pixels(value)} px. {use}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Proximity">
        <Paragraph>
          Space shows what belongs together: 2 between an icon and its word, 4 between related fields, 10
          between sections of a dashboard, 24 between sections of the public site. If two things need a box to
          look separate, they are too close.
        </Paragraph>
      </Section>
    </FoundationPage>
  );
}

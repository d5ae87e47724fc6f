import { DoAndDont, FoundationPage, Paragraph, Section } from './FoundationPage.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import { elevations, radii, shadowShape } from './theme-tokens.ts';

export function RadiusPage() {
  return (
    <FoundationPage
      title="Radius and elevation"
      lead="Small radii. Only elements above the page, such as dialogs, have a shadow."
    >
      <Section title="Radius">
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-5">
          {radii.map(({ name, css }) => (
            <li key={name} className="grid gap-2 text-sm">
              <span className="h-16 border border-line-strong bg-raised" style={{ borderRadius: css }} />
              <span>
                <span className="font-medium">{name}</span> <span className="text-muted">{css}</span>
              </span>
            </li>
          ))}
        </ul>
        <Paragraph>
          Small for elements in rows, medium for controls, large for pictures and dialogs. The radius of an
          inner corner is that of the outer one minus the gap between them.
        </Paragraph>
      </Section>
      <Section title="Elevation">
        <ThemePreview>
          {() => (
            <ul className="grid gap-8 py-4">
              {elevations.map(({ name, use }) => (
                <li
                  key={name}
                  className="rounded-md bg-raised p-4 text-sm"
                  style={{ boxShadow: `var(--elevation-${name})` }}
                >
                  <span className="font-medium">elevation-{name}</span>
                  <span className="block text-muted text-xs">{use}</span>
                </li>
              ))}
            </ul>
          )}
        </ThemePreview>
        <p className="max-w-measure text-muted text-sm">
          Shape: {shadowShape}. Only the color of a shadow changes with the theme.
        </p>
        <DoAndDont
          does={['Separate content with hairlines.', 'Use a shadow only for what can be closed.']}
          donts={['Put a box in a box.', 'Raise a card on hover.']}
        />
      </Section>
    </FoundationPage>
  );
}

import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { BothThemes, elevation, Page, Part, Rules, radius, size, tokensIn } from './foundation.tsx';

const meta = preview.meta({
  title: 'Foundations/Space, radius, elevation',
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { modes: everyLook } },
});

export const Space = meta.story({
  name: 'Space, radius, elevation',
  render: () => (
    <Page
      title="Space, radius, elevation"
      lead="A grid of 4 px: dense for the office, roomy on phones, with hairlines instead of boxes."
    >
      <Part
        title="Space"
        text="2 steps between an icon and its word, 4 between related fields, 10 between sections of a dashboard, 24 between sections of the public site."
      >
        {[1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24].map((step) => (
          <p key={step} className="flex items-center gap-4 text-sm tabular-nums">
            <span className="h-4 bg-accent" style={{ width: `${step / 4}rem` }} /> {step}, {step * 4} px
          </p>
        ))}
        {tokensIn(size).map(([name, { $value, $description }]) => (
          <p key={name} className="text-sm">
            {name}, {$value.value * 16} px. {$description}
          </p>
        ))}
      </Part>
      <Part
        title="Radius"
        text="The radius of an inner corner is that of the outer one minus the gap between them."
      >
        <div className="grid grid-cols-2 gap-6 text-sm sm:grid-cols-5">
          {tokensIn<{ $value: { value: number } }>(radius).map(([name, { $value }]) => (
            <p key={name} className="border border-line-strong p-5" style={{ borderRadius: $value.value }}>
              {name}, {$value.value} px
            </p>
          ))}
        </div>
      </Part>
      <Part title="Elevation">
        <BothThemes>
          {() =>
            tokensIn(elevation).map(([name, { $description }]) => (
              <p
                key={name}
                className="my-6 rounded-md p-4"
                style={{ boxShadow: `var(--prahari-elevation-${name})` }}
              >
                {name}. {$description}
              </p>
            ))
          }
        </BothThemes>
        <Rules
          does={['Separate content with hairlines.', 'Use a shadow only for what can be closed.']}
          donts={['Put a box in a box.', 'Raise a card on hover.']}
        />
      </Part>
    </Page>
  ),
});

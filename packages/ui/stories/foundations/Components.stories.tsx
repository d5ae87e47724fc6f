import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { samples } from '../../src/base/every-component.samples.tsx';

/** All components that stay in their place, so that one snapshot shows each. */
const meta = preview.meta({
  title: 'Foundations/Components',
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { modes: everyLook }, a11y: { test: 'off' } },
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      {Object.entries(samples)
        .filter(([, { shown }]) => !shown)
        .map(([name, { render }]) => (
          <section key={name} className="grid min-w-0 content-start gap-2 border-line border-t pt-2">
            <h2 className="text-muted text-sm">{name}</h2>
            {render({})}
          </section>
        ))}
    </div>
  ),
});

export const Components = meta.story();
export const ForcedColors = meta.story({
  // A mode can't force colors, a story can.
  parameters: { chromatic: { forcedColors: 'active', modes: { dark: { disable: true } } } },
});

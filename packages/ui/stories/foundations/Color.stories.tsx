import { expect } from 'storybook/test';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { contrast } from '../../testing/contrast.ts';
import { BothThemes, color, Page, Part, Rules, type Theme, tokensIn } from './foundation.tsx';

interface ColorToken {
  $value: { hex: string; alpha?: number };
  $description?: string;
  $extensions: { mode: { dark: { hex: string } } };
}

const opaque = tokensIn<ColorToken>(color).filter(([, { $value }]) => $value.alpha === undefined);
const text = ['ink', 'ink-muted', 'ink-faint', 'accent-ink', 'success', 'warning', 'danger', 'info'];

const hexOf = ({ $value, $extensions }: ColorToken, theme: Theme) =>
  theme === 'light' ? $value.hex : $extensions.mode.dark.hex;

/** The contrast of a text color on the surface where it is lowest. */
const lowest = (token: ColorToken, theme: Theme) =>
  contrast(hexOf(token, theme), hexOf(color[theme === 'light' ? 'surface-sunken' : 'surface-raised'], theme));

const meta = preview.meta({
  title: 'Foundations/Color',
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { modes: everyLook } },
});

export const Color = meta.story({
  render: () => (
    <Page title="Color" lead="Two themes, Morning and Night. One accent, amber, in both.">
      <Part
        title="One name, two values"
        text="A name says what a color is for: ink, not navy. Beside a text color stands its lowest contrast on a surface, which has to be 4.5; a test checks it. With more contrast requested it reaches 7."
      >
        <BothThemes>
          {(theme) =>
            opaque.map(([name, token]) => (
              <div key={name} className="flex items-center gap-3 py-1 text-sm leading-tight">
                <span
                  className="size-10 shrink-0 rounded-md border border-line-strong"
                  style={{ background: `var(--${name})` }}
                />
                <p className="tabular-nums">
                  {name}, {hexOf(token, theme)}
                  {text.includes(name) && `, ${lowest(token, theme).toFixed(1)}`}
                  <span className="block text-muted text-xs">{token.$description}</span>
                </p>
              </div>
            ))
          }
        </BothThemes>
      </Part>
      <Part
        title="One accent"
        text="Amber marks the one primary action of a screen, the current tab, and the person on duty."
      >
        <Rules
          does={[
            'Give a status a word and an icon of its own shape, so that it is clear without color.',
            'Use line for hairlines between rows, line-strong for the border of a control.',
          ]}
          donts={['Use amber for a warning. Warning is yellow, with a triangle.', 'Write a raw color.']}
        />
      </Part>
    </Page>
  ),
});
Color.test('each preview shows its own theme whatever the page has', async ({ canvas }) => {
  const background = (theme: string) => {
    const [heading] = canvas.getAllByRole('heading', { name: theme });
    return getComputedStyle(heading?.closest('[data-theme]') as Element).backgroundColor;
  };
  await expect(background('Morning')).toBe('rgb(245, 239, 227)');
  await expect(background('Night')).toBe('rgb(15, 22, 36)');
});

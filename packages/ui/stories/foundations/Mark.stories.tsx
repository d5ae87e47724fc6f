import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import dark from '../../../../.storybook/public/lockup-dark.svg';
import light from '../../../../.storybook/public/lockup-light.svg';
import { Icon } from '../../src/base/Icon/Icon.tsx';
import { BothThemes, Page, Part, Rules } from './foundation.tsx';

const icons = ['lantern', 'ring', 'half', 'triangle', 'tick', 'pause', 'cross'] as const;

const meta = preview.meta({
  title: 'Foundations/Mark and voice',
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { modes: everyLook } },
});

export const Mark = meta.story({
  name: 'Mark and voice',
  render: () => (
    <Page title="Mark and voice" lead="Prahari is Hindi for watchman. The mark, our logo, is a lantern.">
      <Part
        title="The logo"
        text="A lantern on a sill, on a grid of 16 px. Shields and padlocks are avoided, because clients hire people."
      >
        <BothThemes>
          {(theme) => <img src={theme === 'light' ? light : dark} width={222} height={54} alt="Prahari" />}
        </BothThemes>
        <Rules
          does={[
            'Leave the width of the sill free on every side.',
            'Color the logo accent-ink, the name ink.',
          ]}
          donts={['Tilt it, outline it, put it in a circle.', 'Use the flame without the lantern.']}
        />
      </Part>
      <Part title="Status icons" text="The lantern means on duty. All differ in shape, also in greyscale.">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {icons.map((name) => [<Icon key={name} name={name} className="size-3.5" />, name])}
        </p>
      </Part>
      <Part
        title="Voice"
        text="Be short, exact and friendly. Say what happened, then what to do. Name a button by its action."
      >
        <Rules
          does={[
            '2 bills are overdue',
            'Your bills will be listed here',
            'The server did not answer. Try again.',
          ]}
          donts={['Action required', 'No data', 'Oops, something went wrong']}
        />
      </Part>
    </Page>
  ),
});

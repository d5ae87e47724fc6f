import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import gate from '../../../../src/assets/scenes/gate.svg';
import { slides } from '../../../../src/content/slides.ts';
import { BothThemes, Page, Part, Rules } from './foundation.tsx';

const meta = preview.meta({
  title: 'Foundations/Illustration',
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { modes: everyLook } },
});

export const Illustration = meta.story({
  render: () => (
    <Page title="Illustration" lead="Scenes from a guard's work, each with one light source.">
      <Part title="One drawing, two themes">
        <BothThemes>
          {(colorScheme) => (
            <img src={gate} alt="A guard at a gate" className="aspect-video w-full" style={{ colorScheme }} />
          )}
        </BothThemes>
      </Part>
      <Part title="Other scenes">
        <div className="grid gap-6 sm:grid-cols-2">
          {slides.map(({ url, alt, theme = '' }) => (
            <img key={url} src={url} alt={alt} className="rounded-lg" style={{ colorScheme: theme }} />
          ))}
        </div>
      </Part>
      <Part
        title="How a picture is made"
        text="Place the light source first, so that walls, ground and shadows match it. Use few planes and no outlines. Then add the guard at work, and one typical object of the place."
      >
        <Rules
          does={[
            'Use the same uniform everywhere: peaked cap, slate shirt, lanyard.',
            'Decide on a time of day.',
          ]}
          donts={['Draw heroes, weapons, shields or padlocks.', 'Light a face from two sides.']}
        />
      </Part>
    </Page>
  ),
});

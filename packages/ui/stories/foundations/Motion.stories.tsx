import { useState } from 'react';
import { expect } from 'storybook/test';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { Button } from '../../src/base/Button/Button.tsx';
import { motion, Page, Part, Rules, tokensIn } from './foundation.tsx';

function Durations() {
  const [isMoved, setMoved] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onPress={() => setMoved(!isMoved)}>
        Move
      </Button>
      {tokensIn(motion.duration).map(([name, { $value, $description }]) => (
        <div key={name} className="grid gap-2 text-sm">
          {name}, {$value.value} ms. {$description}
          <div
            className={`size-6 rounded-full bg-accent transition-transform ease-out ${isMoved ? 'translate-x-40' : ''}`}
            style={{ transitionDuration: `var(--prahari-motion-${name})` }}
            data-testid={name}
          />
        </div>
      ))}
    </>
  );
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { modes: everyLook } },
});

export const Motion = meta.story({
  render: () => (
    <Page title="Motion" lead="Motion shows where something came from. It is short: nobody should wait.">
      <Part title="Durations" text="With reduced motion requested both are 0.">
        <Durations />
        <Rules
          does={['Move by 8 px and fade.', 'Show progress with a text, not only with an animation.']}
          donts={['Animate a list, a number or a page.', 'Move what is about to be pressed.', 'Loop.']}
        />
      </Part>
    </Page>
  ),
});
Motion.test('reduced motion sets all durations to 0', async ({ canvas }) => {
  const wanted = matchMedia('(prefers-reduced-motion: reduce)').matches ? '0s' : '0.18s';
  await expect(getComputedStyle(canvas.getByTestId('base')).transitionDuration).toBe(wanted);
});

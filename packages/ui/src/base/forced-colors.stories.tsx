import { expect } from 'storybook/test';
import type {} from 'vitest/browser';
import preview from '../../../../.storybook/preview.ts';
import { eachSample, mounted } from '../../testing/each-sample.tsx';
import { drawn, unreadable, withoutEdge, withoutFocusRing } from '../../testing/forced-colors.ts';
import { type Sample, type States, samples } from './every-component.samples.tsx';
import { stateSamples } from './every-component.states.samples.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Switches the system's forced colors on or off: tests/support/forced-colors-command.ts. */
    forceColors: (on: boolean) => Promise<void>;
  }
}

/** Tests of all base components under the system's forced colors. */
const meta = preview.meta({
  beforeEach: async () => {
    const { commands } = await import('vitest/browser');
    await commands.forceColors(true);
    return () => commands.forceColors(false);
  },
  title: 'base/Forced colors',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
});

const all = Object.entries(samples);

export const ForcedColors = meta.story({
  render: () => <p>Each base component is mounted in the tests.</p>,
});

ForcedColors.test('the system forces its colors here', async () => {
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

const shownBy = (sample: Sample, place: HTMLElement) => (sample.shown ? document.body : place);

ForcedColors.test('text and icons stand out from the background', async () => {
  await eachSample(all, async (sample) => {
    const problems: string[] = [];
    for (const props of [{}, { disabled: true }, { error: 'Wrong.' }] as const) {
      await mounted(sample.render(props), ({ place }) => {
        problems.push(...unreadable(shownBy(sample, place)));
      });
    }
    return problems[0];
  });
});

ForcedColors.test('fields and buttons keep an edge', async () => {
  await eachSample(all, async (sample) => {
    let problems: string[] = [];
    await mounted(sample.render({}), ({ place }) => {
      problems = withoutEdge(shownBy(sample, place));
    });
    return problems[0];
  });
});

ForcedColors.test('the keyboard focus is seen', async () => {
  await eachSample(all, async (sample) => {
    let problems: string[] = [];
    await mounted(sample.render({}), ({ place }) => {
      problems = withoutFocusRing(shownBy(sample, place));
    });
    return problems[0];
  });
});

const distinguishableStates: readonly [keyof States, States][] = [
  ['disabled', { disabled: true }],
  ['error', { error: 'Wrong.' }],
  ['pending', { pending: true }],
];

ForcedColors.test('disabled, invalid and pending differ by more than a background', async () => {
  await eachSample(all, async (sample) => {
    const same: string[] = [];
    let normal = '';
    await mounted(sample.render({}), ({ place }) => {
      normal = drawn(shownBy(sample, place));
    });
    for (const [state, props] of distinguishableStates.filter(([state]) => sample.states?.includes(state))) {
      await mounted(sample.render(props), ({ place }) => {
        if (drawn(shownBy(sample, place)) === normal) same.push(state);
      });
    }
    return same.length > 0 ? `${same.join()} is not seen` : undefined;
  });
});

ForcedColors.test('checked, selected, pressed and current differ by more than a background', async () => {
  const equalStates: string[] = [];
  for (const [name, states] of Object.entries(stateSamples)) {
    const seen: string[] = [];
    for (const state of states) {
      await mounted(state, ({ place }) => {
        const look = drawn(place);
        if (seen.includes(look)) equalStates.push(`${name}: ${String(state.key)}`);
        seen.push(look);
      });
    }
  }
  await expect(equalStates).toEqual([]);
});

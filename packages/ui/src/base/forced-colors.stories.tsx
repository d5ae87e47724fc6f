import { expect } from 'storybook/test';
import type {} from 'vitest/browser';
import preview from '../../../../.storybook/preview.ts';
import { eachSample, mounted } from '../../testing/each-sample.tsx';
import { drawn, unreadable, withoutEdge, withoutFocusRing } from '../../testing/forced-colors.ts';
import { type Sample, type States, samples, stateProps } from './every-component.samples.tsx';

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
  tags: ['!dev', '!autodocs', '!manifest', 'exhaustive'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
});

const all = Object.entries(samples);

export const ForcedColors = meta.story({
  render: () => <p>Each base component is mounted in the tests.</p>,
});

ForcedColors.test('the system forces its colors here', async () => {
  await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

/** Mounts the sample and returns what `look` sees of it. */
const seen = <Seen,>(sample: Sample, look: (shown: Element) => Seen, props: States = {}): Promise<Seen> =>
  mounted(sample.render(props), (place) => look(sample.shown ? document.body : place));

ForcedColors.test('text and icons stand out from the background', async () => {
  await eachSample(all, async (sample) => {
    for (const props of [{}, { disabled: true }, { error: 'Wrong.' }] as const) {
      const [problem] = await seen(sample, unreadable, props);
      if (problem) return problem;
    }
    return undefined;
  });
});

ForcedColors.test('fields and buttons keep an edge', async () => {
  await eachSample(all, async (sample) => (await seen(sample, withoutEdge))[0]);
});

ForcedColors.test('the keyboard focus is seen', async () => {
  await eachSample(all, async (sample) => (await seen(sample, withoutFocusRing))[0]);
});

ForcedColors.test('disabled, invalid and pending differ by more than a background', async () => {
  await eachSample(all, async (sample) => {
    const normal = await seen(sample, drawn);
    for (const state of sample.states ?? []) {
      if (state === 'readOnly') continue;
      const look = await seen(sample, drawn, stateProps[state]);
      if (look === normal) return `${state} is not seen`;
    }
    return undefined;
  });
});

ForcedColors.test('checked, selected, pressed and current differ by more than a background', async () => {
  await eachSample(all, async ({ looks }) => {
    for (const group of looks) {
      const drawings = new Set<string>();
      for (const look of group) drawings.add(await mounted(look, drawn));
      if (drawings.size < group.length) return `only ${drawings.size} of ${group.length} states differ`;
    }
    return undefined;
  });
});

import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { eachSample, frame, mounted } from '../../testing/each-sample.tsx';
import { type Sample, type States, samples, stateProps } from './every-component.samples.tsx';

/** One place for what holds of all base components. Sidebar and snapshots leave it out. */
const meta = preview.meta({
  title: 'base/Every component',
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
});

const all = Object.entries(samples);
const withAttributes = all.filter(([, { withoutAttributes }]) => !withoutAttributes);

/** Errors that React and the browser log meanwhile. */
async function logged(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const { error, warn } = console;
  const keep = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
  Object.assign(console, { error: keep, warn: keep });
  try {
    await work();
  } finally {
    Object.assign(console, { error, warn });
  }
  return lines;
}

const render = () => <p>Each base component is mounted in the tests.</p>;

export const EveryComponent = meta.story({ render });

/** Snapshots show these looks of some components, and `npm run prove` all. */
export const EveryLook = meta.story({ render, tags: ['exhaustive'] });

/** The element that has the sample's data attribute, once it is there. */
const findMarked = () =>
  waitFor(() => {
    const found = document.querySelectorAll('[data-sample=yes]');
    if (found.length !== 1) throw new Error(`${found.length} elements have the data attribute`);
    return found[0] as Element;
  });

EveryComponent.test('ref, className, id, data and aria attributes reach the element', async () => {
  await eachSample(withAttributes, async (sample) => {
    let element: Element | null = null;
    const ref = (reached: Element | null) => {
      element = reached ?? element;
    };
    const attributes = {
      ref,
      id: 'sample',
      className: 'sample-class',
      'data-sample': 'yes',
      'aria-describedby': 'details',
    };
    return mounted(sample.render(attributes), async () => {
      const marked = await findMarked();
      const [classed, ...others] = document.querySelectorAll('.sample-class');
      if (element !== marked) return 'ref is not the element with the attributes';
      if (!classed || others.length > 0) return 'not one element has the class';
      if (classed.className === 'sample-class' && !classed.contains(marked)) return 'className is elsewhere';
      if (!document.getElementById('sample')) return 'id is lost';
      if (!document.querySelector('[aria-describedby~=details]')) return 'aria-describedby is lost';
      return undefined;
    });
  });
});

EveryComponent.test('markup of the server hydrates without a warning', async () => {
  await eachSample(all, async ({ render }) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<StrictMode>{render({})}</StrictMode>);
    const lines = await logged(async () => {
      const root = hydrateRoot(place, <StrictMode>{render({})}</StrictMode>, {
        onRecoverableError: (error) => console.error(error),
      });
      await frame();
      root.unmount();
      place.remove();
      await frame();
    });
    return lines[0];
  });
});

const paint = (element: Element) => {
  const { color, backgroundColor, borderBlockStartColor, fill } = getComputedStyle(element);
  return [color, backgroundColor, borderBlockStartColor, fill].join();
};

EveryLook.test('every sample looks different in the dark theme', async () => {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  await eachSample(all, async (sample) => {
    const paints = new Set<string>();
    await mounted(sample.render({}), async (place) => {
      for (const theme of ['light', 'dark']) {
        dataset.theme = theme;
        await frame();
        const shown = sample.shown ? document.body : place;
        paints.add([...shown.querySelectorAll('*')].map(paint).join());
      }
    });
    return paints.size < 2 ? 'looks the same in both themes' : undefined;
  }).finally(() => {
    if (before) dataset.theme = before;
  });
});

/** The hidden input in which react-aria keeps the value for the form. */
const NATIVE_VALUE = 'input[tabindex="-1"]';

/** True for boxes of the layout, except inline text and what only assistive technology gets. */
function hasPlace(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).display !== 'inline';
}

/** Distance of each box from the start of the line, by the direction of the text. */
function fromStart(place: HTMLElement, direction: 'ltr' | 'rtl'): number[] {
  const edge = place.getBoundingClientRect();
  return (
    [...place.querySelectorAll(`*:not(svg *, option, ${NATIVE_VALUE})`)]
      // digits are read from the left in every language
      .filter((element) => hasPlace(element) && !element.parentElement?.closest('[dir=ltr]'))
      .map((element) => element.getBoundingClientRect())
      .map((box) => Math.round(direction === 'ltr' ? box.left - edge.left : edge.right - box.right))
  );
}

EveryLook.test('right to left is the mirror image of left to right', async () => {
  const inPlace = all.filter(([, { shown }]) => !shown);
  await eachSample(inPlace, (sample) =>
    mounted(sample.render({}), (place) => {
      place.style.width = '30rem';
      const ltr = fromStart(place, 'ltr');
      place.dir = 'rtl';
      const rtl = fromStart(place, 'rtl');
      const shifted = ltr.filter((distance, index) => Math.abs(distance - (rtl[index] ?? 0)) > 2);
      return shifted.length > 0 ? `${shifted.length} elements are not mirrored` : undefined;
    }),
  );
});

EveryComponent.test('text of 200 % stays within a place of 360 px', async () => {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  const inPlace = all.filter(([, { shown }]) => !shown);
  await eachSample(inPlace, (sample) =>
    mounted(sample.render({}), (place) => {
      place.style.width = '360px';
      const over = place.scrollWidth - place.clientWidth;
      // the space around a pressed word may reach over the edge
      return over > 16 ? `${over} px too wide` : undefined;
    }),
  ).finally(() => {
    style.fontSize = '';
  });
});

const controlsIn = (place: Element) =>
  [
    ...place.querySelectorAll<HTMLElement>(
      `button, input:not([type=hidden], ${NATIVE_VALUE}), select, textarea, [role=spinbutton]`,
    ),
  ].filter((control) => control.checkVisibility());

type StateCheck = (place: HTMLElement) => string | undefined;
const stateChecks: Record<keyof States, StateCheck> = {
  disabled: (place) => {
    const enabled = controlsIn(place).filter(
      (control) => !control.matches(':disabled, [aria-disabled=true], [data-disabled]'),
    );
    return enabled.length > 0 ? `${enabled.length} controls are enabled` : undefined;
  },
  readOnly: (place) =>
    controlsIn(place).some(
      (control) => !control.matches('button, :disabled, [readonly], [aria-readonly=true]'),
    )
      ? 'a control can be changed'
      : undefined,
  error: (place) => {
    const invalid = place.querySelector('[aria-invalid=true]');
    if (!invalid) return 'nothing is invalid';
    const described = [...place.querySelectorAll('[aria-describedby]')].flatMap((control) =>
      (control.getAttribute('aria-describedby') ?? '').split(' '),
    );
    const isDescribed = described.some((id) => document.getElementById(id)?.textContent?.includes('Wrong.'));
    return isDescribed ? undefined : 'the error describes no control';
  },
  pending: () =>
    document.querySelector('[aria-busy=true]') && !document.querySelector('[aria-busy=true]:disabled')
      ? undefined
      : 'nothing is busy and enabled',
};

EveryComponent.test('disabled, read-only, invalid and pending are exposed', async () => {
  const withStates = all.flatMap(([name, sample]) =>
    (sample.states ?? []).map((state) => [`${name} ${state}`, { ...sample, states: [state] }] as const),
  );
  expect(withStates.length).toBeGreaterThan(30);
  await eachSample(withStates, ({ render, states: [state] }) =>
    mounted(render(stateProps[state]), stateChecks[state]),
  );
});

/** Height of a control by its size, in px, with a mouse. */
const CONTROL_HEIGHTS = [28, 40, 48];
const BOX = '.button, .control, .control-group, fieldset label';

const heightsOf = async (sample: Sample) => {
  const heights: number[] = [];
  for (const size of ['small', 'medium', 'large'] as const) {
    const element = sample.render({ size, 'data-sample': 'yes' });
    const box = await mounted(element, (place) =>
      (place.querySelector(BOX) ?? place.querySelector('[data-sample]'))?.getBoundingClientRect(),
    );
    heights.push(box?.height ?? 0);
  }
  return heights;
};

EveryLook.test('a component is taller at each larger size', async () => {
  const withSizes = all.filter(([, { sizes }]) => sizes);
  await eachSample(withSizes, async (sample) => {
    const heights = await heightsOf(sample);
    const [small = 0, medium = 0, large = 0] = heights;
    const isRight =
      sample.sizes === 'controls'
        ? heights.join() === CONTROL_HEIGHTS.join()
        : small < medium && medium < large;
    return isRight ? undefined : `${heights.join()} px high`;
  });
});

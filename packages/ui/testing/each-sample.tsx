import { type ReactElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'storybook/test';
import type { Sample } from '../src/base/every-component.samples.tsx';

interface Mounted {
  place: HTMLElement;
  root: Root;
}

/** Waits until React and the browser have updated the page. */
export const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** Mounts the element in a place of its own, looks at it, and unmounts it. */
export async function mounted(
  element: ReactElement,
  look: (mounted: Mounted) => Promise<void> | void,
): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<StrictMode>{element}</StrictMode>);
  await frame();
  try {
    await look({ place, root });
  } finally {
    root.unmount();
    place.remove();
    await frame();
  }
}

/** Runs the check on each sample and names all that fail. */
export async function eachSample(
  list: readonly (readonly [string, Sample])[],
  check: (sample: Sample, name: string) => Promise<string | undefined>,
): Promise<void> {
  const failed: string[] = [];
  for (const [name, sample] of list) {
    const problem = await check(sample, name).catch((error: unknown) => String(error));
    if (problem) failed.push(`${name}: ${problem}`);
  }
  expect(failed).toEqual([]);
}

import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import type { Sample } from '../src/base/every-component.samples.tsx';

/** Waits until React and the browser have updated the page. */
export const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** Mounts the element in a place of its own, returns what `look` sees there, and unmounts it. */
export async function mounted<Seen>(
  element: ReactElement,
  look: (place: HTMLElement) => Promise<Seen> | Seen,
): Promise<Seen> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<StrictMode>{element}</StrictMode>);
  await frame();
  try {
    return await look(place);
  } finally {
    root.unmount();
    place.remove();
    await frame();
  }
}

/** Runs the check on each sample and names all that fail. */
export async function eachSample<Each extends Sample>(
  list: readonly (readonly [string, Each])[],
  check: (sample: Each) => Promise<string | undefined>,
): Promise<void> {
  const failed: string[] = [];
  for (const [name, sample] of list) {
    const problem = await check(sample).catch((error: unknown) => String(error));
    if (problem) failed.push(`${name}: ${problem}`);
  }
  expect(failed).toEqual([]);
}

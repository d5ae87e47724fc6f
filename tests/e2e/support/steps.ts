import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Steps {
  presses: string[];
  fields: string[];
}

/** Counts a person's steps by events in the page, so that a step counts however the test makes it. */
function noteSteps(): void {
  const steps: Steps = { presses: [], fields: [] };
  Object.assign(globalThis, {
    takeSteps: () => ({ presses: steps.presses.splice(0), fields: steps.fields.splice(0) }),
  });
  const typedInto = (target: EventTarget | null) =>
    target instanceof Element
      ? target.closest(
          'input:not([type=checkbox],[type=radio],[type=file]), select, textarea, [role=spinbutton]',
        )
      : null;
  const press = (how: string, target: EventTarget | null) =>
    steps.presses.push(`${how} ${target instanceof Element ? target.textContent?.slice(0, 40) : ''}`);
  const type = (field: Element) => {
    // the parts of a date are one field
    const whole = field.closest('[role=spinbutton]')?.closest('[role=group]') ?? field;
    const name = whole.id || whole.getAttribute('name') || whole.outerHTML;
    if (!steps.fields.includes(name)) steps.fields.push(name);
  };
  addEventListener('pointerdown', ({ target }) => typedInto(target) ?? press('pointer', target), true);
  addEventListener(
    'input',
    ({ target }) => {
      const field = typedInto(target);
      if (field) type(field);
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, ctrlKey, target }) => {
      if (['Control', 'Shift', 'Alt', 'Meta', 'Tab'].includes(key)) return;
      const field = typedInto(target);
      if (!field || ctrlKey || key === 'Enter' || key === 'Escape') press(key, target);
      else type(field);
    },
    true,
  );
}

/** Counts presses and fields from here on; the returned function reads and forgets them. A loaded page starts anew. */
export async function countSteps(page: Page): Promise<() => Promise<Steps>> {
  await page.addInitScript(noteSteps);
  await page.evaluate(noteSteps);
  return () => page.evaluate(() => (globalThis as unknown as { takeSteps: () => Steps }).takeSteps());
}

/** A task takes a step at least and these many at most. */
export function expectSteps(task: string, taken: Steps, limit: { presses: number; fields?: number }): void {
  const about = `${task}: ${JSON.stringify(taken)}`;
  expect(taken.presses.length + taken.fields.length, about).toBeGreaterThan(0);
  expect(taken.presses.length, about).toBeLessThanOrEqual(limit.presses);
  expect(taken.fields.length, about).toBeLessThanOrEqual(limit.fields ?? 0);
}

import { expect, waitFor } from 'storybook/test';
import type {} from 'vitest/browser';
import preview from '../../../../../../.storybook/preview.ts';
import { contrast } from '../../../../testing/contrast.ts';
import { painted } from '../../../../testing/forced-colors.ts';
import { ShiftHorizon } from './ShiftHorizon.tsx';

/** The horizon as phones and desktop screens show it, in both themes at once; the test sets the hour. */
const meta = preview.meta({
  title: 'features/assignments/Sky contrast',
  tags: ['!dev', '!autodocs', '!manifest', 'exhaustive'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
});

const now = new Date('2026-11-20T12:00:00+05:30');
const frames = ['light', 'dark'].flatMap((theme) => [390, 880].map((width) => ({ theme, width })));

export const SkyContrast = meta.story({
  render: () => (
    <div className="flex w-[80rem] flex-wrap">
      {frames.map(({ theme, width }) => (
        <div key={`${theme} ${width}`} data-frame={`${theme} ${width}`} style={{ width, colorScheme: theme }}>
          <ShiftHorizon shift="24h" startDate="2026-11-12" endDate="2027-03-17" now={now} />
        </div>
      ))}
    </div>
  ),
});

/** Hours of night, dawn, day and dusk, and the moments around which words turn from pale to dark. */
const HOURS = [0, 4, 5, 6, 7, 7.2, 7.3, 9, 12, 15, 17, 17.7, 17.8, 18, 19, 21];

/** WCAG 2.2, 1.4.3: text of at least 24 px needs less. */
const leastContrast = (fontSize: number) => (fontSize >= 24 ? 3 : 4.5);

interface Text {
  name: string;
  /** The least contrast that it needs. */
  least: number;
  /** `#rrggbb` */
  color: string;
  /** Its box in the window, in px. */
  left: number;
  top: number;
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Counts the pixels of each color in each box of the window: tests/support/colors-command.ts. */
    colorsIn: (boxes: readonly Text[]) => Promise<Record<string, number>[]>;
  }
}

/** Stars, and lines one pixel wide, may cross a word. */
const CROSSED_BY_LINES = 0.03;

/** Returns the least contrast of a text with the colors behind it, without the few pixels of stars and lines. */
function leastContrastWith(text: string, backgroundColors: Readonly<Record<string, number>>): number {
  const ratios = Object.entries(backgroundColors).map(([color, pixels]) => ({
    ratio: contrast(text, color),
    pixels,
  }));
  const all = ratios.reduce((sum, { pixels }) => sum + pixels, 0);
  let passed = 0;
  for (const { ratio, pixels } of ratios.sort((one, other) => one.ratio - other.ratio)) {
    passed += pixels;
    if (passed > all * CROSSED_BY_LINES) return ratio;
  }
  return 0;
}

/** Every piece of text that is seen, with its box. */
function textsIn(frame: Element): Text[] {
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const parent = node.parentElement;
    if (!parent || width < 2 || parent.closest('.sr-only')) continue;
    const { color, fontSize } = getComputedStyle(parent);
    const least = leastContrast(Number.parseFloat(fontSize));
    texts.push({ name: String(node.textContent), least, color: painted(color), left, top, width, height });
  }
  return texts;
}

/** Texts without enough contrast at one of the hours. */
async function faintTexts(canvasElement: HTMLElement): Promise<string[]> {
  const { commands, page } = await import('vitest/browser');
  await page.viewport(1280, 960);
  await waitFor(() => expect(canvasElement.querySelectorAll('.sky-desk')).toHaveLength(frames.length));
  const hidden = document.createElement('style');
  hidden.textContent = '.shift-horizon :is(p, span, small, div) { color: transparent !important }';
  const horizons = [...canvasElement.querySelectorAll<HTMLElement>('.shift-horizon')];
  const faint: string[] = [];
  for (const hour of HOURS) {
    for (const { style } of horizons) {
      style.setProperty('--t', String(hour));
      style.setProperty('--now', String(hour));
    }
    hidden.remove();
    const texts = horizons.flatMap((horizon) => {
      const frame = horizon.closest('[data-frame]')?.getAttribute('data-frame');
      return textsIn(horizon).map((text) => ({ ...text, name: `${hour} h ${frame} "${text.name}"` }));
    });
    expect(texts.length).toBeGreaterThan(4 * frames.length);
    document.head.append(hidden);
    const backgroundColors = await commands.colorsIn(texts);
    texts.forEach(({ name, least, color }, index) => {
      const ratio = leastContrastWith(color, backgroundColors[index] ?? {});
      if (ratio < least) faint.push(`${name}: ${ratio.toFixed(2)}`);
    });
  }
  hidden.remove();
  return faint;
}

SkyContrast.test(
  'words stand out from the sky by day, by night and in between',
  async ({ canvasElement }) => {
    await expect(await faintTexts(canvasElement)).toEqual([]);
  },
);

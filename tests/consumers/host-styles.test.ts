import { samples } from '@prahari/ui/base/every-component.samples';
import { type Browser, chromium, type Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exhaustive } from '../../packages/api/testing/exhaustive.ts';
import { chromiumLaunch } from '../support/browser.ts';
import { hostMarkup, hosts, namesakes } from './support/hosts.ts';
import { sheet } from './support/sheet.ts';

/** Every base component that is not in an overlay, as the server renders it. */
const components = Object.entries(samples)
  .filter(([, { shown }]) => !shown)
  .map(([name, { render }]) => `<div data-component="${name}">${renderToString(render({}))}</div>`)
  .join('');

const host = `<div id="host" style="width:700px">${hostMarkup}</div>`;
const ours = `<div id="ours" style="position:absolute;top:0;left:0;width:700px" class="prahari" data-theme="light">${components}</div>`;

const page = (styles: readonly string[], body: string) => `<!doctype html><meta charset="utf-8">
  ${styles.map((style) => `<style>${style}</style>`).join('')}
  ${body}`;

describe('scoped.css in a page with styles of its own', exhaustive, () => {
  let browser: Browser;
  let tab: Page;
  let sheetOfOurs = '';
  beforeAll(async () => {
    browser = await chromium.launch(await chromiumLaunch());
    tab = await browser.newPage({ viewport: { width: 1600, height: 900 }, reducedMotion: 'reduce' });
    sheetOfOurs = sheet('scoped.css');
  });
  afterAll(() => browser?.close());

  const picture = async (styles: readonly string[], body: string) => {
    await tab.setContent(page(styles, body));
    await tab.evaluate(() => document.fonts.ready);
    return tab.locator('body > div').screenshot({ animations: 'disabled' });
  };

  /** Components whose computed styles differ, for a message that says where to look. */
  const different = async (styles: readonly string[]) => {
    const styleOf = async (of: readonly string[]) => {
      await tab.setContent(page(of, ours));
      return tab.evaluate(() =>
        [...document.querySelectorAll('[data-component]')].map((component) =>
          JSON.stringify(
            [...component.querySelectorAll('*')].map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              const {
                color,
                backgroundColor,
                borderTopColor,
                borderTopWidth,
                fontSize,
                fontWeight,
                display,
              } = getComputedStyle(element);
              const parent = component.getBoundingClientRect();
              return [
                element.outerHTML.slice(0, 120),
                x,
                y - parent.y,
                width,
                height,
                color,
                backgroundColor,
                borderTopColor,
                borderTopWidth,
                fontSize,
                fontWeight,
                display,
              ];
            }),
          ),
        ),
      );
    };
    const [alone, beside] = [await styleOf([sheetOfOurs]), await styleOf(styles)];
    return Object.entries(samples)
      .filter(([, { shown }]) => !shown)
      .flatMap(([name], index) => {
        return alone[index] === beside[index] ? [] : [name];
      });
  };

  test.each(Object.entries(hosts))('a %s host keeps every pixel of its own', async (_, theirs) => {
    const before = await picture([theirs], host);
    expect(before.length).toBeGreaterThan(5000);
    expect((await picture([theirs, sheetOfOurs], host)).equals(before)).toBe(true);
    expect((await picture([sheetOfOurs, theirs], host)).equals(before)).toBe(true);
  });

  test.each(Object.entries(hosts))('our components look the same in a %s host', async (_, theirs) => {
    expect(await different([theirs, sheetOfOurs])).toEqual([]);
    expect(await different([sheetOfOurs, theirs])).toEqual([]);
    const alone = await picture([sheetOfOurs], ours);
    expect((await picture([theirs, sheetOfOurs], ours)).equals(alone)).toBe(true);
  });

  test('our components look the same in a host that has classes of its own under all of our names', async () => {
    const theirs = namesakes(sheetOfOurs);
    for (const name of ['button', 'flex', 'grid', 'border', 'hidden']) expect(theirs).toContain(`.${name},`);
    expect(await different([theirs, sheetOfOurs])).toEqual([]);
    expect(await different([sheetOfOurs, theirs])).toEqual([]);
  });

  test('components look as with styles.css', async () => {
    expect(await different([sheet('styles.css')])).toEqual([]);
  });
});

import { Button, IconButton, SegmentedControl, Table, TextField } from '@prahari/ui';
import { type Browser, chromium, type Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '../support/browser.ts';
import { sheet } from './support/sheet.ts';

const components = renderToString(
  <>
    <Button variant="primary" data-part="button">
      Save
    </Button>
    <IconButton label="Close" data-part="icon-button">
      ×
    </IconButton>
    <TextField label="Name" name="name" data-part="field" />
    <Table
      label="Gates"
      rows={[{ id: 'one' }]}
      columns={[{ id: 'id', header: 'Gate', cell: ({ id }) => id }]}
      rowKey={({ id }) => id}
      empty="None"
    />
    <SegmentedControl
      label="Shift"
      name="shift"
      options={[{ value: 'day', label: 'Day', mark: 'ring' }]}
      value="day"
      onChange={() => {}}
    />
  </>,
);

/** A token of each kind with another value, and what it changes of which element: to the value, or to `shown`. */
const TOKENS: readonly [token: string, value: string, selector: string, property: string, shown?: string][] =
  [
    ['accent', 'rgb(36, 86, 200)', '[data-part=button]', 'background-color'],
    ['on-accent', 'rgb(255, 255, 255)', '[data-part=button]', 'color'],
    ['accent-edge', 'rgb(1, 2, 3)', '[data-part=button]', 'border-top-color'],
    ['line-strong', 'rgb(4, 5, 6)', '[data-part=field]', 'border-top-color'],
    ['surface-raised', 'rgb(7, 8, 9)', '[data-part=field]', 'background-color'],
    ['ink', 'rgb(10, 11, 12)', '[data-part=field]', 'color'],
    ['font', 'Georgia', '[data-part=button]', 'font-family'],
    ['radius-md', '0px', '[data-part=button]', 'border-top-left-radius'],
    ['radius-md', '17px', '[data-part=field]', 'border-top-left-radius'],
    ['radius-lg', '1px', 'fieldset > div', 'border-top-left-radius'],
    ['size-control', '32px', '[data-part=button]', 'min-height'],
    ['size-control', '32px', '[data-part=icon-button]', 'width'],
    ['size-control', '32px', '[data-part=field]', 'min-height'],
    ['size-row', '60px', 'td, [role=gridcell]', 'height'],
    ['font-size-sm', '20px', '[data-part=button]', 'font-size'],
    ['font-line-height-xs', '33px', 'label', 'line-height'],
    ['space-step', '10px', '[data-part=button]', 'padding-inline-start', '40px'],
    ['space-step', '10px', '[data-part=field]', 'padding-inline-start', '30px'],
  ];

describe.each(['styles.css', 'scoped.css'] as const)('tokens that a host sets beside %s', (name) => {
  let browser: Browser;
  let tab: Page;
  beforeAll(async () => {
    browser = await chromium.launch(await chromiumLaunch());
    tab = await browser.newPage({ viewport: { width: 1366, height: 900 }, reducedMotion: 'reduce' });
    await tab.setContent(`<!doctype html><meta charset="utf-8"><style>${sheet(name)}</style>
      <style id="host"></style><div class="prahari" data-theme="light">${components}</div>`);
  });
  afterAll(() => browser?.close());

  const looksOf = (host: string, selector: string, property: string) =>
    tab.evaluate(
      ([host = '', selector = '', property = '']) => {
        const style = document.getElementById('host');
        const element = document.querySelector(selector);
        if (!style || !element) throw new Error(`no ${selector}`);
        style.textContent = host;
        return getComputedStyle(element).getPropertyValue(property);
      },
      [host, selector, property],
    );

  test.each(TOKENS)(
    '--prahari-%s: %s reaches %s',
    async (token, value, selector, property, shown = value) => {
      const before = await looksOf('', selector, property);
      expect(before).not.toBe(shown);
      expect(await looksOf(`:root, .prahari { --prahari-${token}: ${value} }`, selector, property)).toBe(
        shown,
      );
    },
  );
});

import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // allows alternatives to technique H71: aria-label and aria-labelledby name a group as well
  rules: { 'wcag/h71': 'off' },
});

test.each(pages)('$path is valid HTML', async ({ path, html }) => {
  const { results } = await validator.validateString(html, path);
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // allows alternatives to technique H71: aria-label and aria-labelledby name a group as well
  rules: { 'wcag/h71': 'off' },
});

/** React's mark of a form that it sends after hydration. No browser goes there, because React's script stops the submit. */
const REACT_ACTION = 'action="javascript:throw new Error(&#x27;React form unexpectedly submitted.&#x27;)"';

test.each(pages)('$path is valid HTML', async ({ path, html }) => {
  const { results } = await validator.validateString(html.replaceAll(REACT_ACTION, ''), path);
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
});

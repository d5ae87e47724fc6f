import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Form, type FormProps } from '../Form/Form.tsx';
import { Button } from './Button.tsx';

const form = { errors: {}, submitErrors: {}, onSubmit: () => undefined, formRef: { current: null } };
const submit = createElement(Button, { type: 'submit' }, 'Search');

test('a submit button sends a host’s form before hydration', () => {
  expect(renderToString(createElement('form', { action: '/search' }, submit))).not.toContain('disabled=""');
});

test('before hydration React keeps the submit of a Form, and the browser sends nothing to an address', () => {
  const html = renderToString(createElement(Form, { form } as FormProps, submit));
  expect(html).toContain('action="javascript:throw new Error(');
  expect(html).toContain('$$reactFormReplay');
  expect(html).not.toContain('disabled=""');
});

test('before hydration a button that does not submit is disabled', () => {
  expect(renderToString(createElement(Button, null, 'Search'))).toContain('disabled=""');
});

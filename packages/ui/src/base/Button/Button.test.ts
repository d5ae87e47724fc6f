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

test('before hydration a Form is not sent, nor does any other button answer', () => {
  expect(renderToString(createElement(Form, { form } as FormProps, submit))).toContain('disabled=""');
  expect(renderToString(createElement(Button, null, 'Search'))).toContain('disabled=""');
});

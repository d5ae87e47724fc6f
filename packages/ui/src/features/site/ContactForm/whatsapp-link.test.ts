import { expect, test } from 'vitest';
import { translate } from '../../../base/words/define-words.ts';
import { checkEnquiry } from './ContactForm.tsx';
import { contactFormWords } from './contact-form-words.ts';
import { whatsappLink } from './whatsapp-link.ts';

const t = translate(contactFormWords);

const enquiry = { name: 'Asha & Co', email: 'a@b.in', subject: 'Gate?', message: 'नमस्ते\n+1 #2' };

test('the link contains the four values URL-encoded', () => {
  const link = new URL(whatsappLink('910000000101', enquiry, t));
  expect(link.origin + link.pathname).toBe('https://wa.me/910000000101');
  expect(link.hash).toBe('');
  expect(link.searchParams.get('text')).toBe(
    'Name: Asha & Co\nEmail: a@b.in\nSubject: Gate?\nMessage: नमस्ते\n+1 #2',
  );
});

test('a lone surrogate does not break the link', () => {
  expect(() => whatsappLink('91', { ...enquiry, message: '\ud83d' }, t)).not.toThrow();
});

test('spaces do not count as a value', () => {
  expect(checkEnquiry({ ...enquiry, name: '  ', email: 'asha' }, t)).toEqual({
    name: 'Name is required',
    email: 'Email must be an address like name@example.com',
  });
});

import { expect, test } from 'vitest';
import { byPerson } from './by-person.ts';
import { assignedMessage, billMessage, shiftMessage } from './messages.samples.ts';

test('one link opens a chat with all texts of a person', () => {
  const [guard, client] = byPerson([assignedMessage, billMessage, shiftMessage]);
  expect(guard?.messages).toEqual([assignedMessage, shiftMessage]);
  const [address, text = ''] = guard?.whatsapp?.split('?text=') ?? [];
  expect(address).toBe('https://wa.me/919876543210');
  expect(decodeURIComponent(text)).toBe(`${assignedMessage.text}\n\n${shiftMessage.text}`);
  expect(client?.messages).toEqual([billMessage]);
});

test('somebody who did not agree to WhatsApp has no link', () => {
  const { whatsapp: _, ...message } = assignedMessage;
  expect(byPerson([message])[0]?.whatsapp).toBeUndefined();
});

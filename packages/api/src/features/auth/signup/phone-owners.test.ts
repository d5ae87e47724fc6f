import { afterAll, expect, it } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enterUser, phoneOwners } from './entered-users.service.ts';

const api = await startApi();
afterAll(() => api.stop());

const writings: Record<string, readonly string[]> = {
  '+919876543210': [
    '+919876543210',
    '98765 43210',
    '098765-43210',
    '0091 98765.43210',
    '+91 (0) 98765 43210',
    '(91) 98765–43210',
  ],
  '+442079460123': ['+44 20 7946 0123', '0044 20/7946 0123'],
  '+12345678': ['+1 234 5678', '001 234 5678'],
  '+123456789': ['+123 456 789', '00 123 456 789'],
  '+123456789012345': ['+123456789012345', '00 123456789012345'],
};

const stored = Object.values(writings).flat();

it('finds the users of a role who have a phone, however it was typed, the oldest first', async () => {
  await inTransaction(api.db, async (tx) => {
    for (const [index, phone] of stored.entries())
      await enterUser(tx, { name: `Person ${index}`, phone, email: null }, 'security');
    await enterUser(tx, { name: 'A client', phone: '98765 43210', email: null }, 'client');
    // The same last ten digits of another number.
    await enterUser(tx, { name: 'Abroad', phone: '+44 9876543210', email: null }, 'security');
  });
  for (const [phone, typed] of Object.entries(writings)) {
    const owners = await phoneOwners(api.db, 'security', [phone]);
    expect(owners.map(({ name }) => name)).toEqual(typed.map((one) => `Person ${stored.indexOf(one)}`));
    expect(new Set(owners.map((owner) => owner.phone))).toEqual(new Set([phone]));
  }
});

it('looks up more phones than one statement takes', async () => {
  const others = Array.from({ length: 1_200 }, (_, index) => `+9191${String(index).padStart(8, '0')}`);
  const owners = await phoneOwners(api.db, 'security', [...others, '+12345678']);
  expect(owners.map(({ phone }) => phone)).toEqual(['+12345678', '+12345678']);
  expect(await phoneOwners(api.db, 'security', [])).toEqual([]);
});

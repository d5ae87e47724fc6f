import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { emptyRegister, musterRoll } from '../registers.samples.ts';
import { RegisterDocument } from './RegisterDocument.tsx';

const meta = preview.meta({
  component: RegisterDocument,
  args: { document: musterRoll },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const MusterRoll = meta.story();
MusterRoll.test('each site has its own table, whose head names the establishment', async ({ canvas }) => {
  await expect(canvas.getAllByRole('table')).toHaveLength(2);
  await expect(canvas.getByText('Security guarding, Ward 4, Pune')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Form XVI: Muster roll' })).toBeVisible();
  await expect(canvas.getByText(/We don’t know the form of Maharashtra/)).toBeVisible();
});

export const Empty = meta.story({ args: { document: emptyRegister } });
Empty.test('a month without entries says so, above the line to sign', async ({ canvas }) => {
  await expect(canvas.getByText('No entries in this month')).toBeVisible();
  await expect(canvas.getByText(/^For Prahari Security/)).toBeVisible();
});

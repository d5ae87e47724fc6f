import type { RegisteredInvoice } from '@prahari/contract/exports.schemas';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { PortalAnswers } from './PortalAnswers.tsx';

const results: RegisteredInvoice[] = [
  { No: 'PR/26-27/000123', result: 'registered' },
  { No: 'PR/26-27/000124', result: 'registered_before' },
  { No: 'PR/26-27/000125', result: 'other_irn' },
  { No: 'PR/26-27/999999', result: 'unknown' },
  { No: 'PR/26-27/000126', result: 'cancelled' },
];

const meta = preview.meta({ component: PortalAnswers, args: { results } });

export const EveryResult = meta.story();
EveryResult.test('answers that need somebody stand first', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('listitem');
  await expect(first?.textContent).toBe('PR/26-27/000125Has another IRN already');
});

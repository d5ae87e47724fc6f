import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { worked } from '../bills.samples.ts';
import { BillDocument } from './BillDocument.tsx';

const meta = preview.meta({ component: BillDocument, args: { document: worked } });

export const TaxInvoice = meta.story();
/** On a phone, lines have no columns of their own for what a bill must say. */
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnPhone.test('quantity, rate and code of the service stand below the description', async ({ canvas }) => {
  const [line] = canvas.getAllByText(/, SAC \d+$/);
  await expect(line).toBeVisible();
});
/** Paper stays white at night. */
export const AtNight = meta.story({ globals: { theme: 'dark' } });
export const Registered = meta.story({
  args: {
    document: {
      ...worked,
      registration: {
        irn: 'a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229',
        ackNumber: '112010036563310',
        ackDate: '2026-11-30 10:00:00',
        qr: 'eyJhbGciOiJSUzI1NiJ9.eyJkYXRhIjoie30ifQ.c2lnbmVk',
      },
    },
  },
});

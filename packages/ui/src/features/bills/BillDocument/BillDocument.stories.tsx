import preview from '../../../../../../.storybook/preview.ts';
import { worked } from '../bills.samples.ts';
import { BillDocument } from './BillDocument.tsx';

const meta = preview.meta({ component: BillDocument, args: { document: worked } });

export const TaxInvoice = meta.story();
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

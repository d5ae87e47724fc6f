import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';

const SECRET_URI =
  'otpauth://totp/Prahari:asha@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Prahari&algorithm=SHA1&digits=6&period=30';

import { QrCode } from './QrCode.tsx';

const meta = preview.meta({
  component: QrCode,
  args: { text: SECRET_URI, label: 'QR code for your authenticator app' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['An image with the `label` as name. What it holds is not read.'],
      do: ['Say in `label` what it is for', 'Show the same as text or a link beside it'],
      dont: ['Show it on the phone that should scan it', 'Put more into it than an address or a secret'],
    },
  },
});

export const Normal = meta.story();
export const DarkTheme = meta.story({ globals: { theme: 'dark' } });
export const LongAddress = meta.story({ args: { text: SECRET_URI + '&label='.padEnd(300, 'x') } });

DarkTheme.test('the dark theme keeps the code dark on light', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: 'QR code for your authenticator app' });
  const { fill, backgroundColor } = getComputedStyle(picture);
  const brightness = (color: string) =>
    (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  await expect(brightness(backgroundColor)).toBeGreaterThan(600);
  await expect(brightness(fill)).toBeLessThan(200);
});

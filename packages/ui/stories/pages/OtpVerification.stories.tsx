import { VERIFICATION_EMAIL_KEY } from '@prahari/contract/constants';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { OtpVerification } from '../../src/islands/OtpVerification.island.tsx';
import { openPage } from '../../testing/open-page.ts';

const meta = preview.meta({
  component: OtpVerification,
  beforeEach: (context) => {
    const leave = openPage(context);
    sessionStorage.setItem(VERIFICATION_EMAIL_KEY, 'om@sai.example');
    return leave;
  },
  parameters: { chromatic: { modes: everyLook } },
});

export const Empty = meta.story({ tags: ['snapshot', 'snapshot-phone'] });

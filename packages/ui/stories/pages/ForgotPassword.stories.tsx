import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { ForgotPassword } from '../../src/islands/ForgotPassword.island.tsx';
import { $reset } from '../../src/stores/auth/password-reset.ts';
import { openPage } from '../../testing/open-page.ts';

const email = 'lalita@mail.example';
const CODE = '482913';
const meta = preview.meta({
  component: ForgotPassword,
  beforeEach: (context) => openPage(context),
  parameters: { chromatic: { modes: everyLook } },
});

export const Empty = meta.story({ tags: ['snapshot'] });
export const CodeMailed = meta.story({ beforeEach: () => $reset.set({ step: 'code', email }) });
export const NewPassword = meta.story({
  tags: ['snapshot-phone'],
  beforeEach: () => $reset.set({ step: 'password', email, otp: CODE }),
});

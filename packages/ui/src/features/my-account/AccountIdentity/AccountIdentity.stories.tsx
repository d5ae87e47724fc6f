import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { AccountIdentity } from './AccountIdentity.tsx';

const account = { name: 'Ritu Bhonsle', email: 'ritu@prahari.example' };

const meta = preview.meta({ component: AccountIdentity, args: { account } });

export const Loaded = meta.story();
export const WithoutName = meta.story({ args: { account: { ...account, name: '' } } });
export const Loading = meta.story({ args: { account: null } });

WithoutName.test('without a name the email is shown once', async ({ canvas }) => {
  await expect(canvas.getAllByText('ritu@prahari.example')).toHaveLength(1);
});

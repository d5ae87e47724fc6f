import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { inColumn } from '../../../../stories/in-column.tsx';
import { ConsentNotice } from './ConsentNotice.tsx';

const meta = preview.meta({
  component: ConsentNotice,
  decorators: [inColumn],
});

export const Normal = meta.story({ tags: ['snapshot-phone'] });
Normal.test('nothing is ticked beforehand and the policy is linked', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Messages on WhatsApp' })).not.toBeChecked();
  await expect(canvas.getByRole('link', { name: /^how we handle your data/ })).toHaveAttribute(
    'href',
    '/privacy',
  );
});
export const Invited = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { invited: true },
});
Invited.test('an invited person agrees by setting a password', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/^By setting a password you agree/)).toBeVisible());
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ConsentNotice } from './ConsentNotice.tsx';

const meta = preview.meta({
  component: ConsentNotice,
  decorators: [
    (Story) => (
      <div className="max-w-[26rem]">
        <Story />
      </div>
    ),
  ],
});

export const Normal = meta.story();
Normal.test('nothing is ticked beforehand and the policy is linked', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Messages on WhatsApp' })).not.toBeChecked();
  await expect(canvas.getByRole('link', { name: /^how we handle your data/ })).toHaveAttribute(
    'href',
    '/privacy',
  );
});
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

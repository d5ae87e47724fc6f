import { expect, fn, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { neverAsked, serviceConsent, whatsAppConsent, withdrawnConsent } from '../consent.samples.ts';
import { ConsentSection, type ConsentSectionProps } from './ConsentSection.tsx';

const ready = (...data: (typeof serviceConsent)[]): ConsentSectionProps['consents'] => ({
  state: 'ready',
  data,
});
const meta = preview.meta({
  component: ConsentSection,
  args: { consents: ready(serviceConsent, whatsAppConsent), onChange: fn(), onRetry: fn() },
  parameters: { chromatic: notSnapped },
});

export const Given = meta.story();
Given.test(
  'consent to an optional purpose can be withdrawn, what an account needs cannot',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('switch', { name: 'Messages on WhatsApp' }));
    await expect(args.onChange).toHaveBeenCalledWith('whatsApp', false);
  },
);
export const Withdrawn = meta.story({ args: { consents: ready(serviceConsent, withdrawnConsent) } });
Withdrawn.test('a withdrawn consent shows since when', async ({ canvas }) => {
  await expect(canvas.getByRole('switch')).not.toBeChecked();
  await waitFor(() => expect(canvas.getByText('Withdrawn 25 Nov 2026, 09:30')).toBeVisible());
});
export const NeverAsked = meta.story({ args: { consents: ready(...neverAsked) } });
export const Saving = meta.story({ args: { pending: 'whatsApp' } });
export const Loading = meta.story({ args: { consents: { state: 'loading' } } });
export const Failed = meta.story({ args: { consents: { state: 'failed' } } });
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { WordsProvider } from '../../../base/words/WordsProvider.tsx';
import { hi } from '../../../languages/hi.ts';
import { face, identityOnDuty } from '../identity.samples.ts';
import { IdentityAnswer } from './IdentityAnswer.tsx';

const meta = preview.meta({
  component: IdentityAnswer,
  args: { identity: identityOnDuty, officePhone: '+91 20 5550 1400' },
});

export const OnDuty = meta.story();
OnDuty.test('whoever scans the card reads that he is on duty here until when', async ({ canvas }) => {
  await expect(canvas.getByText('On duty here until 08:00')).toBeVisible();
  await expect(canvas.getByText('Nirmal Jeevan Hospital, Pune')).toBeVisible();
});
export const WithPhotograph = meta.story({
  args: { identity: { ...identityOnDuty, photograph: face } },
  parameters: { chromatic: { disableSnapshot: true } },
});
WithPhotograph.test('a photograph shows whom the card is of', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Photograph of Ravi Kumar Yadav' })).toBeVisible();
  await expect(canvas.getByText('Not this face? Call us, day and night.')).toBeVisible();
});
export const ClientNotNamed = meta.story({
  args: {
    identity: {
      ...identityOnDuty,
      duty: { city: 'Pune', until: '2026-11-24T02:30:00.000Z', asPlanned: true },
    },
  },
});
export const OffDuty = meta.story({
  args: { identity: { name: 'Ravi Kumar Yadav', company: 'Prahari', licence: null } },
});
export const NotValid = meta.story({ args: { identity: null } });
NotValid.test('a card that is not valid says so and whom to call', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'This card is not valid' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Call office' })).toHaveAttribute(
    'href',
    'tel:+912055501400',
  );
});
export const InHindi = meta.story({
  render: (args) => (
    <WordsProvider locale="hi-IN-u-nu-latn" {...hi}>
      <IdentityAnswer {...args} />
    </WordsProvider>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
});
InHindi.test('whoever scans the card reads it in the own language', async ({ canvas }) => {
  await expect(canvas.getByText('यहाँ 08:00 बजे तक ड्यूटी पर')).toBeVisible();
  await expect(canvas.getByRole('heading')).toHaveTextContent('के गार्ड हैं');
});

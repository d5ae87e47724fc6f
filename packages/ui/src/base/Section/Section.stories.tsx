import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { SectionHeader } from '../SectionHeader/SectionHeader.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  component: Section,
  args: {
    label: 'Bills',
    id: 'bills',
    children: (
      <>
        <SectionHeader title="Bills" level={2} />
        <p>No bills yet.</p>
      </>
    ),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A landmark region with a `label`, without one no role.'],
      do: ['Label sections that people navigate to'],
      dont: ['label every box'],
    },
  },
});

export const WithLabel = meta.story();
WithLabel.test('a label makes a section a region, and attributes reach the element', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Bills' })).toHaveAttribute('id', 'bills');
});
export const WithSpaceAbove = meta.story({ args: { spaceAbove: 'medium' } });
export const InADialog = meta.story({ args: { label: undefined, layout: 'dialog' } });
InADialog.test('a section without a label is no region', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

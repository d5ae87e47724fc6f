import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  component: DescriptionList,
  args: {
    items: [
      { term: 'Shift', detail: 'Night, 20:00–08:00' },
      { term: 'From', detail: '12 Nov 2026' },
      {
        term: 'Place',
        detail:
          'Shree Venkateshwara Cooperative Housing Society, 14 Prabhat Road, Lane 9, Pune, Maharashtra 411004',
      },
    ],
  },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['Each description is announced with its term.'],
      do: ['Keep terms short and unique'],
      dont: ['Use it for events in order: use Timeline', 'Use it for several similar things: use Table'],
    },
  },
});

export const Assignment = meta.story({ tags: ['snapshot'] });
Assignment.test('each term has its description', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term')).toHaveLength(3);
  await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('12 Nov 2026');
});
export const One = meta.story({ args: { items: [{ term: 'Shift', detail: 'Night, 20:00–08:00' }] } });

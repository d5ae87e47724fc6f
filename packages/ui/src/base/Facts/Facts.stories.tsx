import preview from '../../../../../.storybook/preview.ts';
import { Facts } from './Facts.tsx';

const meta = preview.meta({
  component: Facts,
  args: {
    facts: [
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
});

export const Assignment = meta.story();

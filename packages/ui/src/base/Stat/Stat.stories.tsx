import preview from '../../../../../.storybook/preview.ts';
import { LanternMarks } from '../Lanterns/LanternMarks.tsx';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  component: Stat,
  args: { caption: 'Guards on duty', value: '38', total: '44', note: '4 available, 2 on break' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['Caption, figure and note are text in that order.'],
      do: ['Pass a formatted figure: ₹20,78,000'],
      dont: ['Show figures that need no action'],
    },
  },
});

export const WithTotal = meta.story();
export const WithMark = meta.story({
  args: { mark: <LanternMarks filled={38} total={44} /> },
});
export const Money = meta.story({
  tags: ['snapshot'],
  args: { caption: 'Due in November', value: '₹20,78,000', total: undefined, note: 'from 2 bills' },
});
export const FigureOnly = meta.story({
  args: { caption: 'Posts', value: '11', total: undefined, note: undefined },
});

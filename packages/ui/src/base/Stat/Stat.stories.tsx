import preview from '../../../../../.storybook/preview.ts';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  component: Stat,
  args: { caption: 'Guards on duty', value: '38', of: '44', note: '4 available, 2 on break' },
});

export const PartOfAWhole = meta.story();
export const Money = meta.story({
  args: { caption: 'Due in November', value: '₹20,78,000', of: undefined, note: 'from 2 bills' },
});

import preview from '../../../../../.storybook/preview.ts';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  component: Stat,
  args: { caption: 'Guards on duty', value: '38', of: '44', note: '4 available, 2 on break' },
  parameters: {
    docs: {
      description: {
        component: [
          'One figure at a glance. Three or four in a row; more are a **Table**.',
          '',
          '**Accessibility.** Caption, figure and note are three lines of text in that order, so the figure is never read without its name. Figures are tabular and are not cut.',
        ].join('\n'),
      },
    },
  },
});

export const PartOfAWhole = meta.story();
export const Money = meta.story({
  args: { caption: 'Due in November', value: '₹20,78,000', of: undefined, note: 'from 2 bills' },
});
export const OnlyAFigure = meta.story({
  args: { caption: 'Posts', value: '11', of: undefined, note: undefined },
});
export const LongText = meta.story({
  args: {
    caption: 'Outstanding since the first of April',
    value: '₹18,42,07,800.50',
    of: undefined,
    note: 'from 214 bills to Shree-Venkateshwara-Cooperative-Housing-Society and others',
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});

import preview from '../../../../../.storybook/preview.ts';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({
  component: PageTitle,
  args: { children: 'Apply for Service' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['The only `h1` of the page.'],
      do: ['Use it once on a page without a list'],
      dont: ['Use it above a list: use SectionHeader'],
    },
  },
});

export const Plain = meta.story();
export const WithLead = meta.story({
  args: { lead: 'Tell us where and when. The office answers within a day.' },
});
export const LongText = meta.story({
  args: { children: 'Apply for Service at Shree-Venkateshwara-Cooperative-Housing-Society-Limited' },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});

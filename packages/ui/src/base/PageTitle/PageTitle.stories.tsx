import preview from '../../../../../.storybook/preview.ts';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({
  component: PageTitle,
  args: { children: 'Apply for Service' },
  parameters: {
    docs: {
      description: {
        component: [
          'The name of a page that is no list, with a line about it. Above a list, **SectionHeader**.',
          '',
          '**Accessibility.** The one `h1` of the page. The line below is a plain paragraph.',
        ].join('\n'),
      },
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

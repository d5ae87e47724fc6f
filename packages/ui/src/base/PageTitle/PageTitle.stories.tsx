import preview from '../../../../../.storybook/preview.ts';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({ component: PageTitle, args: { children: 'Apply for Service' } });

export const Plain = meta.story();
export const WithLead = meta.story({
  args: { lead: 'Tell us where and when. The office answers within a day.' },
});

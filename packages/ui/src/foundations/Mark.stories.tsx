import preview from '../../../../.storybook/preview.ts';
import { MarkPage } from './MarkPage.tsx';

const meta = preview.meta({ title: 'Foundations/Mark and voice', component: MarkPage, tags: ['!autodocs'] });

export const Page = meta.story({ name: 'Mark and voice' });

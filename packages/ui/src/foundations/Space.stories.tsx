import preview from '../../../../.storybook/preview.ts';
import { SpacePage } from './SpacePage.tsx';

const meta = preview.meta({ title: 'Foundations/Space', component: SpacePage, tags: ['!autodocs'] });

export const Page = meta.story({ name: 'Space' });

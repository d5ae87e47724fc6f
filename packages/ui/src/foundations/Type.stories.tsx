import preview from '../../../../.storybook/preview.ts';
import { TypePage } from './TypePage.tsx';

const meta = preview.meta({ title: 'Foundations/Type', component: TypePage, tags: ['!autodocs'] });

export const Page = meta.story({ name: 'Type' });

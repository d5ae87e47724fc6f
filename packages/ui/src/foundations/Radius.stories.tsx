import preview from '../../../../.storybook/preview.ts';
import { RadiusPage } from './RadiusPage.tsx';

const meta = preview.meta({
  title: 'Foundations/Radius and elevation',
  component: RadiusPage,
  tags: ['!autodocs'],
});

export const Page = meta.story({ name: 'Radius and elevation' });

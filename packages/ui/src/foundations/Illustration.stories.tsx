import preview from '../../../../.storybook/preview.ts';
import { IllustrationPage } from './IllustrationPage.tsx';

const meta = preview.meta({
  title: 'Foundations/Illustration',
  component: IllustrationPage,
  tags: ['!autodocs'],
});

export const Page = meta.story({ name: 'Illustration' });

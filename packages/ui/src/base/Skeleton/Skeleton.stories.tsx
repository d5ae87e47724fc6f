import preview from '../../../../../.storybook/preview.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, args: { label: 'Loading bills' } });

export const Lines = meta.story();

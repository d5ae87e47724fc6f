import preview from '../../../../../../.storybook/preview.ts';
import { OpenPlaceCard } from './OpenPlaceCard.tsx';

const meta = preview.meta({ component: OpenPlaceCard, args: { count: 1 } });

export const OnePlace = meta.story();
export const Several = meta.story({ args: { count: 3 } });

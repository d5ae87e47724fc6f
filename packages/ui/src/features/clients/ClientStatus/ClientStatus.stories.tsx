import preview from '../../../../../../.storybook/preview.ts';
import { ClientStatus } from './ClientStatus.tsx';

const meta = preview.meta({ component: ClientStatus, args: { status: 'assigned' as const } });

export const Assigned = meta.story();
export const Unassigned = meta.story({ args: { status: 'unassigned' } });

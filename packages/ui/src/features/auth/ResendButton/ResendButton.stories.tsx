import { fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ResendButton } from './ResendButton.tsx';

const meta = preview.meta({ component: ResendButton, args: { secondsLeft: 0, onResend: fn() } });

export const Ready = meta.story();
export const Waiting = meta.story({ args: { secondsLeft: 42 } });
export const WaitingLong = meta.story({ args: { secondsLeft: 86_400 } });
export const Sending = meta.story({ args: { pending: true } });

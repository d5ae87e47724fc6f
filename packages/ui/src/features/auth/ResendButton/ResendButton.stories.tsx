import { fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ResendButton } from './ResendButton.tsx';

const meta = preview.meta({ component: ResendButton, args: { secondsLeft: 0, onResend: fn() } });

export const Ready = meta.story();
export const Countdown = meta.story({ args: { secondsLeft: 42 } });
export const LongCountdown = meta.story({ args: { secondsLeft: 86_400 } });
export const Sending = meta.story({ args: { pending: true } });

import { Button } from '../../../base/Button/Button.tsx';

export interface ResendButtonProps {
  /** Seconds until another code can be requested; 0 when it can be now. */
  secondsLeft: number;
  /** Another code is being requested. */
  pending?: boolean;
  /** Requests another code. Not called during the countdown. */
  onResend: () => void;
}

const wait = (seconds: number) => (seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`);

/** Requests another code after a countdown; it stays focusable during the countdown. */
export function ResendButton({ secondsLeft, pending = false, onResend }: ResendButtonProps) {
  const isWaiting = secondsLeft > 0;
  return (
    <Button
      variant="plain"
      pending={pending}
      aria-disabled={isWaiting}
      onPress={() => {
        if (!isWaiting) onResend();
      }}
      className="tabular-nums aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:hover:bg-transparent"
    >
      {isWaiting ? `Resend OTP in ${wait(secondsLeft)}` : 'Resend OTP'}
    </Button>
  );
}

import { Button } from '../../../base/Button/Button.tsx';

export interface ResendButtonProps {
  /** Until another code may be asked for; 0 when it may be now. */
  secondsLeft: number;
  /** Another code is being asked for. */
  pending?: boolean;
  /** Asks for another code. Not called while it waits. */
  onResend: () => void;
}

const wait = (seconds: number) => (seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`);

/** Stays in its place while it waits, so that focus is not lost. */
export function ResendButton({ secondsLeft, pending = false, onResend }: ResendButtonProps) {
  const waits = secondsLeft > 0;
  return (
    <Button
      variant="plain"
      pending={pending}
      aria-disabled={waits}
      onPress={() => {
        if (!waits) onResend();
      }}
      className="tabular-nums aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:hover:bg-transparent"
    >
      {waits ? `Resend OTP in ${wait(secondsLeft)}` : 'Resend OTP'}
    </Button>
  );
}

import { Button } from '../../../base/Button/Button.tsx';
import { baseWords } from '../../../base/words/base-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { authWords } from '../auth-words.ts';

export interface ResendButtonProps {
  /** Seconds until another code can be requested; 0 when it can be now. */
  secondsLeft: number;
  /** Another code is being requested. */
  pending?: boolean;
  /** Requests another code. Not called during the countdown. */
  onResend: () => void;
}

/** Requests another code after a countdown; it stays focusable during the countdown. */
export function ResendButton({ secondsLeft, pending = false, onResend }: ResendButtonProps) {
  const t = useWords(authWords);
  const tBase = useWords(baseWords);
  const time =
    secondsLeft < 100
      ? tBase('seconds', { count: secondsLeft })
      : t('minutes', { count: Math.ceil(secondsLeft / 60) });
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
      {isWaiting ? t('resendIn', { time }) : t('resend')}
    </Button>
  );
}

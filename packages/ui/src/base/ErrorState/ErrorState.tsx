import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface ErrorStateProps {
  /** What happened. */
  message: string;
  /** Leave out when trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** It is being tried again. */
  pending?: boolean | undefined;
}

/** Stands in a list’s place when it could not be loaded. */
export function ErrorState({ message, onRetry, pending }: ErrorStateProps) {
  return (
    <div role="alert" className="grid max-w-measure justify-items-start gap-4 py-10">
      <p className="flex items-baseline gap-2.5 font-medium text-md">
        <Icon name="triangle" className="size-3.5 shrink-0 text-danger" />
        {message}
      </p>
      {onRetry && (
        <Button onPress={onRetry} pending={pending}>
          Try again
        </Button>
      )}
    </div>
  );
}

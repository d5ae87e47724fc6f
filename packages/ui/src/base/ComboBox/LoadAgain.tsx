import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface LoadAgainProps {
  /** Label of the field whose options are missing. */
  label: string;
  onRetry: () => void;
}

/** Below a field without its options, because they could not be loaded. */
export const LoadAgain = ({ label, onRetry }: LoadAgainProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
    <p className="flex items-baseline gap-1.5 font-medium text-danger text-xs">
      <Icon name="triangle" className="-mb-px size-3 shrink-0" />
      The choices could not be loaded.
    </p>
    <Button size="small" className="max-sm:min-h-target" aria-label={`Try again: ${label}`} onPress={onRetry}>
      Try again
    </Button>
  </div>
);

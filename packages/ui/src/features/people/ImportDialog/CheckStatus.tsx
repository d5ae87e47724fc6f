import { Button } from '../../../base/Button/Button.tsx';
import type { ImportActions, SheetCheck } from './import-state.ts';

interface CheckStatusProps extends Pick<ImportActions, 'onCheck'> {
  check: SheetCheck;
  /** Nothing is left to mend. */
  isRight: boolean;
}

/** Says how the check of the sheet went, and repeats it after a failure. */
export const CheckStatus = ({ check, isRight, onCheck }: CheckStatusProps) => (
  <div role="status" className="flex min-h-6 flex-wrap items-center gap-3 text-muted">
    {check.state === 'checking' && <span>Checking…</span>}
    {check.state === 'unmapped' && (
      <span className="font-medium text-danger">Choose which column has the name and which the phone.</span>
    )}
    {check.state === 'failed' && (
      <>
        <span className="font-medium text-danger">The rows could not be checked.</span>
        <Button size="small" onPress={onCheck}>
          Check again
        </Button>
      </>
    )}
    {check.state === 'checked' && isRight && <span>Nothing is wrong.</span>}
  </div>
);

import type { Bill } from '@prahari/contract/bills.schemas';
import { isSafeLink } from '@prahari/contract/safe-link';

export interface BillNumberProps {
  /** The bill whose number and drive link are shown. */
  bill: Pick<Bill, 'billNumber' | 'driveLink'>;
}

/** The bill's number, linked to its drive link if that is a safe http or https URL. */
export function BillNumber({ bill: { billNumber, driveLink } }: BillNumberProps) {
  const shown = <span className="font-normal tabular-nums">{billNumber || 'No number'}</span>;
  if (!isSafeLink(driveLink)) return shown;
  return (
    <a
      href={driveLink}
      target="_blank"
      rel="noopener noreferrer"
      title={driveLink}
      className="relative py-3 underline touch:py-3.5 decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {shown}
      <span className="sr-only">, document, opens in a new tab</span>
    </a>
  );
}

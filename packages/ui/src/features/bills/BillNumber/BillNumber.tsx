import { isSafeLink } from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { ReactNode } from 'react';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { billWords } from '../bill-words.ts';

export interface BillNumberProps {
  /** The bill whose number and drive link are shown. */
  bill: Pick<Bill, 'billNumber' | 'driveLink' | 'kind'>;
  /** The bill's own page. */
  page?: string | undefined;
}

const LINK =
  'relative py-3 underline touch:py-3.5 decoration-line-strong underline-offset-4 hover:decoration-current';

/** Opens the drive link in a new tab. */
function DriveLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useWords(billWords);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" title={href} className={LINK}>
      {children}
      <span className="sr-only">{t('documentInNewTab')}</span>
    </a>
  );
}

/**
 * The bill's number, linked to its page, else to its drive link if that is a safe http or https URL. Beside
 * a page the drive link of a bill that was entered as a whole follows the number.
 */
export function BillNumber({ bill: { billNumber, driveLink, kind = 'single' }, page }: BillNumberProps) {
  const t = useWords(billWords);
  const shown = <span className="font-normal tabular-nums">{billNumber || t('noNumber')}</span>;
  if (!page) return isSafeLink(driveLink) ? <DriveLink href={driveLink}>{shown}</DriveLink> : shown;
  return (
    <>
      <a href={page} className={LINK}>
        {shown}
      </a>
      {kind === 'single' && isSafeLink(driveLink) && (
        <>
          {' '}
          <DriveLink href={driveLink}>
            <Icon name="arrow-up" className="inline size-2.5 rotate-45 touch:mx-4.5" />
            <span className="sr-only">{billNumber}</span>
          </DriveLink>
        </>
      )}
    </>
  );
}

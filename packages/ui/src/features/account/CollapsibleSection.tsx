import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useCollapsible } from './useCollapsible.ts';

export interface CollapsibleSectionProps {
  title: string;
  /** One line: how things are. */
  lead: ReactNode;
  /** The words of the button in whose place the form opens. */
  openLabel: string;
  /** The form; it closes itself when it is done or given up. */
  children: (close: () => void) => ReactNode;
}

/** A part of the account dialog that is one line until somebody wants to change it. */
export function CollapsibleSection({ title, lead, openLabel, children }: CollapsibleSectionProps) {
  const { isOpen, open, close, opener, form } = useCollapsible();
  return (
    <AccountSection
      title={title}
      lead={lead}
      action={
        !isOpen && (
          <Button ref={opener} onPress={open}>
            {openLabel}
          </Button>
        )
      }
    >
      {isOpen && <div ref={form}>{children(close)}</div>}
    </AccountSection>
  );
}

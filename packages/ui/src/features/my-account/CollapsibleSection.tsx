import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useCollapsible } from './useCollapsible.ts';

export interface CollapsibleSectionProps {
  title: string;
  /** One line on the current state. */
  lead: ReactNode;
  /** Label of the button that opens the form. */
  openLabel: string;
  /** The form; it calls `close` when done or cancelled. */
  children: (close: () => void) => ReactNode;
}

/** A section of the account dialog whose form opens on demand. */
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

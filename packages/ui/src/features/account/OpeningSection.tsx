import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useOpening } from './useOpening.ts';

export interface OpeningSectionProps {
  title: string;
  /** One line: how things are. */
  lead: ReactNode;
  /** The words of the button in whose place the form opens. */
  opens: string;
  /** The form; it closes itself when it is done or given up. */
  children: (close: () => void) => ReactNode;
}

/** A part of the account dialog that is one line until somebody wants to change it. */
export function OpeningSection({ title, lead, opens, children }: OpeningSectionProps) {
  const { isOpen, open, close, opener, form } = useOpening();
  return (
    <AccountSection
      title={title}
      lead={lead}
      action={
        !isOpen && (
          <Button ref={opener} onPress={open}>
            {opens}
          </Button>
        )
      }
    >
      {isOpen && <div ref={form}>{children(close)}</div>}
    </AccountSection>
  );
}

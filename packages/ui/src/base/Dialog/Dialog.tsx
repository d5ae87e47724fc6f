import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { dialogStyles } from './dialog.styles.ts';

export interface DialogProps {
  /** Its heading and its name. */
  title: string;
  /** Shown, above everything, until the caller says otherwise. */
  isOpen: boolean;
  /** Close button, Escape or a press outside. */
  onClose: () => void;
  /** What is to be looked at. Longer than the window, it scrolls. */
  children: ReactNode;
  /** Buttons, the one that goes on last. */
  footer?: ReactNode;
}

/** Keeps focus inside while open and gives it back after. */
export function Dialog({ title, isOpen, onClose, children, footer }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable
      className={dialogStyles.overlay}
    >
      <Modal className={dialogStyles.surface} data-raised="">
        <AriaDialog className={dialogStyles.content}>
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className={dialogStyles.title}>
              {title}
            </Heading>
            <Button variant="plain" size="icon" aria-label="Close" onPress={onClose} className="-m-2">
              <Icon name="close" />
            </Button>
          </div>
          <div className="text-sm">{children}</div>
          {footer && <div className={dialogStyles.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

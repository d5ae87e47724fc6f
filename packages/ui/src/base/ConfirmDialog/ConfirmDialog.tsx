import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import { dialogStyles } from '../Dialog/dialog.styles.ts';

export interface ConfirmDialogProps {
  /** Shown, above everything, until the caller says otherwise. */
  isOpen: boolean;
  /** The question; it is the dialog's heading. */
  message: string;
  /** What exactly is at stake. */
  detail?: ReactNode;
  /** The verb that will be done: `Delete bill`. */
  confirmLabel: string;
  /** `danger` for what takes something away; the button turns red. */
  tone?: 'danger' | undefined;
  /** Being done: neither button, nor Escape, does anything until it is. */
  pending?: boolean | undefined;
  /** The deed was chosen. */
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

/** Asks before what cannot be taken back. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, message, detail, confirmLabel, tone, pending = false, onConfirm, onCancel } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onCancel()}
      isKeyboardDismissDisabled={pending}
      className={dialogStyles.overlay}
    >
      <Modal className={dialogStyles.surface} data-raised="">
        <Dialog role="alertdialog" className={dialogStyles.content}>
          <Heading slot="title" className={dialogStyles.title}>
            {message}
          </Heading>
          {detail && <div className="text-muted text-sm">{detail}</div>}
          <div className={dialogStyles.footer}>
            <Button
              variant="plain"
              autoFocus
              onPress={pending ? undefined : onCancel}
              aria-disabled={pending || undefined}
            >
              Cancel
            </Button>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} pending={pending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

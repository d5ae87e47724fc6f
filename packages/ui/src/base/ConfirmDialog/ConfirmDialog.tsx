import type { ReactNode, Ref } from 'react';
import { Dialog, type DialogProps, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { dialogStyles } from '../Dialog/dialog.styles.ts';
import { IgnoreRepeatedClicks } from '../Dialog/IgnoreRepeatedClicks.tsx';
import { CloseOnBack } from '../history-entries.ts';
import { ignoreRepeatedClicks } from '../ignore-repeated-clicks.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

/** The words of a ConfirmDialog. */
export interface ConfirmQuestion {
  /** The question, shown as the heading. */
  message: string;
  /** The things that the action affects. */
  detail?: ReactNode;
  /** Label of the button that confirms: `Delete bill`. */
  confirmLabel: string;
  /** `danger` for destructive actions; the button is red. */
  tone?: 'danger' | undefined;
}

export interface ConfirmDialogProps
  extends ConfirmQuestion,
    Omit<DialogProps, 'aria-labelledby' | 'children' | 'className' | 'role'> {
  /** Controlled by the caller. */
  isOpen: boolean;
  /** The action is running: buttons and Escape are ignored. */
  pending?: boolean | undefined;
  /** The action was confirmed. */
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
  /** For the surface: its width. */
  className?: string | undefined;
  /** The element with `role="alertdialog"`. */
  ref?: Ref<HTMLElement> | undefined;
}

/** react-aria's Dialog as an alertdialog, focused on Cancel. Props and `ref` go to the Dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useWords(baseWords);
  const {
    isOpen,
    message,
    detail,
    confirmLabel,
    tone,
    pending = false,
    onConfirm,
    onCancel,
    className,
    ref,
    ...rest
  } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onCancel()}
      isKeyboardDismissDisabled={pending}
      className={dialogStyles.overlay}
    >
      <Modal className={classNames(dialogStyles.surface, className)} data-raised="">
        <Dialog {...rest} {...(ref ? { ref } : {})} role="alertdialog" className={dialogStyles.content}>
          <IgnoreRepeatedClicks />
          <CloseOnBack onClose={onCancel} />
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
              {t('cancel')}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              pending={pending}
              onPress={() => {
                // the button stays under the pointer until the closed dialog has faded out
                ignoreRepeatedClicks();
                onConfirm();
              }}
            >
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

import type { ReactNode, Ref } from 'react';
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal';
import { classNames } from '../class-names.ts';
import { CloseOnBack } from '../history-entries.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { dialogStyles } from './dialog.styles.ts';
import { IgnoreRepeatedClicks } from './IgnoreRepeatedClicks.tsx';

export interface DialogProps
  extends Omit<AriaDialogProps, 'aria-labelledby' | 'children' | 'className' | 'role'> {
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Controlled by the caller. Leave it out with `defaultOpen` or inside a DialogTrigger. */
  isOpen?: boolean | undefined;
  /** Open at first. Not with `isOpen`. */
  defaultOpen?: boolean | undefined;
  /** Close button, Escape or a press outside. Needed with `isOpen`. */
  onClose?: (() => void) | undefined;
  /** The content. It scrolls when it is taller than the window. */
  children: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** As wide as lists with several tabs need. */
  isWide?: boolean | undefined;
  /** For the surface: its width. */
  className?: string | undefined;
  /** The element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
}

/** react-aria's modal Dialog with title, Close and footer. Props and `ref` go to the Dialog. */
export function Dialog({
  title,
  isOpen,
  defaultOpen,
  onClose,
  children,
  footer,
  isWide = false,
  className,
  ref,
  ...rest
}: DialogProps) {
  const t = useWords(baseWords);
  return (
    <ModalOverlay
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      onOpenChange={(opens) => opens || onClose?.()}
      isDismissable
      className={dialogStyles.overlay}
    >
      <Modal
        className={classNames(`${dialogStyles.surface} ${isWide ? 'sm:max-w-3xl' : ''}`, className)}
        data-raised=""
      >
        <AriaDialog {...rest} {...(ref ? { ref } : {})} className={dialogStyles.content}>
          {({ close }) => (
            <>
              <IgnoreRepeatedClicks />
              <CloseOnBack onClose={close} />
              {/* A title whose words need all the width goes below Close. */}
              <div className="flex flex-wrap-reverse items-end justify-end gap-x-4">
                <Heading slot="title" className={`${dialogStyles.title} min-w-0 flex-[1_1_8rem]`}>
                  {title}
                </Heading>
                <IconButton variant="plain" size="large" label={t('close')} onPress={close} className="-m-2">
                  <Icon name="close" />
                </IconButton>
              </div>
              <div className="text-sm">{children}</div>
              {footer && <div className={dialogStyles.footer}>{footer}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

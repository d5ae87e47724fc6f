import { cva } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import {
  type DialogProps as AriaDialogProps,
  Dialog,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal';
import { IgnoreRepeatedClicks } from '../Dialog/IgnoreRepeatedClicks.tsx';
import { CloseOnBack } from '../history-entries.ts';
import { Shape } from '../Icon/Shape.tsx';
import { CLOSE } from '../Icon/single-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';

const surface = cva(
  // the padding keeps what gets focus between title and footer
  'enter-side absolute inset-y-0 w-[min(100%-3rem,28rem)] scroll-py-24 overflow-auto overscroll-contain bg-raised text-ink shadow-3 forced-colors:border',
  {
    variants: {
      side: {
        end: 'inset-e-0 [--enter-from:1.5rem] rtl:[--enter-from:-1.5rem]',
        start: 'inset-s-0 [--enter-from:-1.5rem] rtl:[--enter-from:1.5rem]',
      },
    },
  },
);

export interface DrawerProps
  extends Omit<AriaDialogProps, 'aria-labelledby' | 'children' | 'className' | 'role'> {
  /** Its heading and accessible name. */
  title: ReactNode;
  /** The side of the window: `end`, the right one in English, or `start`. */
  side?: 'end' | 'start' | undefined;
  /** Controlled by the caller. Leave it out with `defaultOpen` or inside a DialogTrigger. */
  isOpen?: boolean | undefined;
  /** Open at first. Not with `isOpen`. */
  defaultOpen?: boolean | undefined;
  /** Close button, Escape, Back or a press outside. Needed with `isOpen`. */
  onClose?: (() => void) | undefined;
  /** The content. It scrolls between title and footer. */
  children: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Name of the Close button. */
  closeLabel?: string | undefined;
  /** For the surface: its width. */
  className?: string | undefined;
  /** The element with `role="dialog"`. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * react-aria's modal Dialog at a side of the window, as high as it. Android's Back closes it. Props
 * and `ref` go to the Dialog.
 */
export function Drawer({
  title,
  side = 'end',
  isOpen,
  defaultOpen,
  onClose,
  children,
  footer,
  closeLabel,
  className,
  ref,
  ...rest
}: DrawerProps) {
  const t = useWords(baseWords);
  return (
    <ModalOverlay
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      onOpenChange={(opens) => opens || onClose?.()}
      isDismissable
      className="prahari fixed inset-0 z-8 h-(--visual-viewport-height) bg-scrim"
    >
      <Modal className={surface({ side, class: className })} data-raised="">
        <Dialog
          {...rest}
          {...(ref ? { ref } : {})}
          className="flex min-h-full flex-col outline-none wrap-anywhere"
        >
          {({ close }) => (
            <>
              <IgnoreRepeatedClicks />
              <CloseOnBack onClose={close} />
              <div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-raised px-6 pt-6 pb-4 [@media(max-height:30rem)]:static">
                <Heading slot="title" className="text-lg">
                  {title}
                </Heading>
                <IconButton
                  variant="plain"
                  size="large"
                  label={closeLabel ?? t('close')}
                  onPress={close}
                  className="-m-2"
                >
                  <Shape shape={CLOSE} />
                </IconButton>
              </div>
              <div className="flex-1 px-6 pb-6 text-sm">{children}</div>
              {footer && (
                <div className="sticky bottom-0 z-1 flex flex-wrap justify-end gap-3 border-line border-t bg-raised px-6 py-3 [@media(max-height:30rem)]:static max-sm:*:min-h-target max-sm:*:grow">
                  {footer}
                </div>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useValue } from '../Field/useValue.ts';
import { useCloseOnBack } from '../history-entries.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { QUIET_HEADING } from '../SectionHeader/quiet-heading.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { usePanelFocus } from './usePanelFocus.ts';

/** The screen is too narrow for a panel beside the list, so that it covers the page. */
const NARROW = '(max-width: 68rem)';

export interface PanelProps extends Omit<ComponentProps<'div'>, 'onKeyDown' | 'title'> {
  /** Its heading and accessible name. */
  title: string;
  /** The content has a heading that says more: the name of the record whose kind the title is. */
  isQuiet?: boolean | undefined;
  /** Controlled by the caller. Without it the panel keeps it, from `defaultOpen` on. */
  isOpen?: boolean | undefined;
  /** Open at first. Not with `isOpen`. */
  defaultOpen?: boolean | undefined;
  /** Close button or Escape. Needed with `isOpen`. */
  onClose?: (() => void) | undefined;
  /** The page's address says that it is open, so Back closes it anyway. */
  isInAddress?: boolean | undefined;
  /** Between title and Close. */
  tools?: ReactNode;
  /** The form. It scrolls between title and footer. */
  children: ReactNode;
  /** Buttons, the primary one last. A submit button names its form by `form`. */
  footer?: ReactNode;
}

/**
 * A region beside a list, on narrow screens a modal dialog; rotating a phone keeps what was typed.
 * Attributes and `ref` go to the panel.
 */
export function Panel({ isOpen: controlled, defaultOpen, onClose, ...rest }: PanelProps) {
  const [isOpen, setOpen] = useValue({ value: controlled, defaultValue: defaultOpen }, false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return isOpen ? <OpenPanel {...rest} onClose={close} /> : null;
}

interface OpenPanelProps extends Omit<PanelProps, 'defaultOpen' | 'isOpen' | 'onClose'> {
  onClose: () => void;
}

function OpenPanel({
  title,
  isQuiet = false,
  isInAddress = false,
  tools,
  onClose,
  children,
  footer,
  className,
  ref,
  ...rest
}: OpenPanelProps) {
  const t = useWords(baseWords);
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement);
  const isModal = useMediaQuery(NARROW, false);
  useCloseOnBack(isModal && !isInAddress, onClose);
  const onKeyDown = usePanelFocus(panel, isModal, onClose);
  const frame = {
    role: isModal ? 'dialog' : 'complementary',
    'aria-modal': isModal || undefined,
    'aria-labelledby': titleId,
    onKeyDown,
  };
  return (
    <div
      ref={panel}
      tabIndex={-1}
      {...rest}
      {...frame}
      data-raised=""
      className={classNames(
        'enter-up sticky top-[calc(var(--bar-height,0px)+2.9375rem)] z-2 flex h-[calc(100vh-2.9375rem-var(--bar-height,0px))] min-h-152 flex-col border-line border-s bg-raised shadow-2 outline-none max-[68rem]:fixed max-[68rem]:inset-0 max-[68rem]:z-7 max-[68rem]:h-auto max-[68rem]:min-h-0 max-[68rem]:border-0',
        className,
      )}
    >
      <div className="flex items-center justify-between gap-3 py-4 ps-6 pe-4">
        <h2 id={titleId} className={isQuiet ? QUIET_HEADING : 'text-lg'}>
          {title}
        </h2>
        <div className="flex items-center gap-2">
          {tools}
          <IconButton variant="plain" size="large" label={t('close')} onPress={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
      </div>
      <div className="grid flex-1 content-start gap-5 overflow-auto px-6 pt-2 pb-6">{children}</div>
      {footer && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-6 py-4 max-sm:[&>*]:min-h-target max-sm:[&>*]:grow">
          {footer}
        </div>
      )}
    </div>
  );
}

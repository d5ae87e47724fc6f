import { type ComponentProps, useId, useState } from 'react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { AutoDismiss } from './AutoDismiss.tsx';
import { PausableRegion } from './PausableRegion.tsx';
import { type ToastMessage, useToastQueue } from './useToastQueue.ts';

export interface ToastsProps {
  /** Newest last; the newest four are shown. */
  toasts: readonly ToastMessage[];
  /** Called when a toast's duration is over or it was closed. */
  onClose: (id: string) => void;
  /** Milliseconds a message stays; paused while hovered or focused (WCAG 2.2.1). */
  duration?: number | undefined;
}

const marks = {
  success: { name: 'tick', className: 'size-3.5 shrink-0' },
  failure: { name: 'triangle', className: 'size-3.5 shrink-0' },
  info: { name: 'lantern', className: 'size-3.5 shrink-0' },
} satisfies Record<ToastMessage['tone'], IconProps>;

const noDialog = {
  role: undefined,
  tabIndex: undefined,
  'aria-modal': undefined,
  'aria-labelledby': undefined,
  'aria-describedby': undefined,
};

/** react-aria renders a toast as a focusable alertdialog. A message needs no answer, so it is rendered as a plain element. */
const plain = (box: ComponentProps<'div'>) => <div {...box} {...noDialog} />;

/** Toasts at the lower edge (`--toast-bottom` moves them up), announced politely. Wraps react-aria's unstable toasts, which no other file imports. */
export function Toasts({ toasts, onClose, duration = 3000 }: ToastsProps) {
  const queue = useToastQueue(toasts, onClose);
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <ToastRegion
      queue={queue}
      // react-aria registers the landmark for F6 when its label changes, not when the first toast appears.
      aria-label={`Messages: ${count}`}
      render={(region, { isHovered, visibleToasts }) => (
        <PausableRegion
          region={region}
          isHovered={isHovered}
          count={visibleToasts.length}
          onCount={setCount}
        />
      )}
      className="fixed inset-x-4 bottom-[var(--toast-bottom,1.5rem)] z-9 flex flex-col-reverse items-start gap-2 rounded-md sm:inset-e-auto sm:inset-s-[clamp(1rem,2.5vw,2rem)]"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          render={plain}
          className="enter-up flex w-full items-center gap-3 rounded-md border border-transparent bg-ink py-2.5 ps-4 pe-2.5 font-medium text-sm text-surface shadow-3 sm:w-auto sm:max-w-lg"
        >
          <AutoDismiss ms={duration} onEnd={() => queue.close(toast.key)} />
          <Icon {...marks[toast.content.tone]} />
          <ToastContent role="status" className="min-w-0 break-words">
            <Text slot="title" id={`${id}${toast.key}`}>
              {toast.content.message}
            </Text>
          </ToastContent>
          <Button
            slot="close"
            aria-label="Close message"
            aria-describedby={`${id}${toast.key}`}
            className="ms-auto grid size-10 shrink-0 place-items-center rounded-sm outline-accent sm:size-8"
          >
            <Icon name="close" className="size-4" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}

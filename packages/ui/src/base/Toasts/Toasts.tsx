import { type ComponentProps, useId, useMemo, useState } from 'react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Icon, type IconProps } from '../Icon/Icon.tsx';
import { AutoDismiss } from './AutoDismiss.tsx';
import { groupToasts, type ToastGroup } from './group-toasts.ts';
import { PausableRegion } from './PausableRegion.tsx';
import { ToastAction } from './ToastAction.tsx';
import { ToastLines } from './ToastLines.tsx';
import type { ToastMessage } from './toast-message.ts';
import { useToastQueue } from './useToastQueue.ts';

export interface ToastsProps {
  /** Newest last; the newest four are shown. Failures of one cause count as one. */
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

/** `data-place` is set by usePlace. */
const region = [
  'fixed inset-x-4 bottom-[var(--toast-bottom,1.5rem)] z-9 flex flex-col-reverse gap-2 rounded-md',
  'data-[place=top]:top-4 data-[place=top]:bottom-auto',
  'sm:inset-s-auto sm:inset-e-[clamp(1rem,2.5vw,2rem)] sm:items-end',
  'sm:data-[place=start]:inset-s-[clamp(1rem,2.5vw,2rem)] sm:data-[place=start]:inset-e-auto sm:data-[place=start]:items-start',
].join(' ');

/** Repeats of a message do not change the height. */
const versionOf = (groups: readonly ToastGroup[]) =>
  groups.map(({ id, lines }) => `${id}:${lines.length}`).join();

/**
 * Toasts in the lower right corner, on phones at the lower edge (`--toast-bottom` moves them up), announced politely. They give way
 * to dialogs and to what was just used. Wraps react-aria's unstable toasts, which no other file imports.
 */
export function Toasts({ toasts, onClose, duration = 3000 }: ToastsProps) {
  const groups = useMemo(() => groupToasts(toasts), [toasts]);
  const queue = useToastQueue(groups, (ids) => ids.forEach(onClose));
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <ToastRegion
      queue={queue}
      // react-aria registers the landmark for F6 when its label changes, not when the first toast appears.
      aria-label={`Messages: ${count}`}
      render={(props, { visibleToasts }) => (
        <PausableRegion
          region={props}
          count={visibleToasts.length}
          version={versionOf(groups)}
          onCount={setCount}
        />
      )}
      className={region}
    >
      {({ toast }) => {
        const group = groups.find((shown) => shown.id === toast.content.id) ?? toast.content;
        const { action } = group;
        const textId = `${id}${toast.key}`;
        return (
          <Toast
            toast={toast}
            render={plain}
            className="enter-up flex w-full items-center gap-3 rounded-md border border-transparent bg-ink py-2.5 ps-4 pe-2.5 font-medium text-sm text-surface shadow-3 sm:w-auto sm:max-w-lg"
          >
            {/* a message that joined is shown for the whole duration too */}
            <AutoDismiss
              key={group.ids.length}
              ms={action?.ms ?? duration}
              onEnd={() => queue.close(toast.key)}
            />
            <Icon {...marks[group.tone]} />
            <ToastContent role="status" className="min-w-0 break-words">
              <Text slot="title" id={textId}>
                <ToastLines lines={group.lines} />
              </Text>
              {action && <span className="sr-only">{`${action.label} is offered: F6 leads to it.`}</span>}
            </ToastContent>
            {action && (
              <ToastAction
                label={action.label}
                ms={action.ms}
                describedBy={textId}
                onPress={() => {
                  queue.close(toast.key);
                  action.onPress();
                }}
              />
            )}
            <Button
              slot="close"
              aria-label="Close message"
              aria-describedby={textId}
              className="ms-auto grid size-11 shrink-0 place-items-center rounded-sm outline-accent sm:size-8"
            >
              <Icon name="close" className="size-4" />
            </Button>
          </Toast>
        );
      }}
    </ToastRegion>
  );
}

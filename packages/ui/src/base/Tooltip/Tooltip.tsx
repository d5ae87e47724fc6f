import type { ComponentProps, ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';

type FocusableChild = ComponentProps<typeof Focusable>['children'];

export interface TooltipProps {
  /** A few words. What one must know stands on the page instead: a finger sees no tooltip. */
  text: string;
  /** One thing that takes focus: a Button, a link. */
  children: ReactElement;
  /** Where there is room for it; turned when there is none. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Milliseconds under the pointer before it shows; focus shows it at once. */
  delay?: number | undefined;
}

/** A few words about a control, on hover and on focus. Escape puts it away (WCAG 1.4.13). */
export function Tooltip({ text, children, placement = 'top', delay = 600 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      <Focusable>{children as FocusableChild}</Focusable>
      <AriaTooltip
        placement={placement}
        offset={6}
        className="enter-up wrap-anywhere max-w-64 rounded-sm border border-transparent bg-ink px-2.5 py-1 text-surface text-xs shadow-2"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

import type { ComponentProps, ReactElement, Ref } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  Focusable,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { classNames } from '../class-names.ts';

type FocusableChild = ComponentProps<typeof Focusable>['children'];

export interface TooltipProps
  extends Omit<AriaTooltipProps, 'children' | 'className' | 'offset' | 'placement'> {
  /** A few words. Nothing essential: touch screens show no tooltips. */
  text: string;
  /** One focusable element: a Button, a link. */
  children: ReactElement;
  /** Preferred side; flips where there is no room. */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Milliseconds under the pointer before it shows; focus shows it at once. */
  delay?: number | undefined;
  /** For the tooltip: its width. */
  className?: string | undefined;
  /** The tooltip. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** react-aria's Tooltip on hover and focus (WCAG 1.4.13). Props and `ref` go to the Tooltip. */
export function Tooltip({
  text,
  children,
  placement = 'top',
  delay = 600,
  className,
  ref,
  ...rest
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      <Focusable>{children as FocusableChild}</Focusable>
      <AriaTooltip
        {...rest}
        {...(ref ? { ref } : {})}
        placement={placement}
        offset={6}
        className={classNames(
          'prahari enter-up wrap-anywhere max-w-64 rounded-sm border border-transparent bg-ink px-2.5 py-1 text-surface text-xs shadow-2',
          className,
        )}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

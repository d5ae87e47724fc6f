import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Shape } from '../Icon/Shape.tsx';
import { CHEVRON_DOWN } from '../Icon/single-shapes.ts';

export interface AccordionItem {
  /** Unique in the accordion. */
  id: string;
  /** The line that opens and closes it. */
  title: ReactNode;
  /** Muted text at the end of that line: a count, an amount. */
  detail?: ReactNode;
  content: ReactNode;
  /** Open at first. The browser keeps the rest. */
  defaultOpen?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In display order. */
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  exclusive?: boolean | undefined;
  /** Makes each title a heading of this level, so that a screen reader can jump to it. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** No lines above and below, for one item within a form. */
  bare?: boolean | undefined;
}

/**
 * Native `<details>`, one below another: they work before hydration, and the browser's search opens
 * them. Attributes and `ref` go to the element around them.
 */
export function Accordion({ items, exclusive, headingLevel, bare, className, ...rest }: AccordionProps) {
  const name = useId();
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <div {...rest} className={classNames(bare ? '' : 'border-line-strong border-t', className)}>
      {items.map(({ id, title, detail, content, defaultOpen }) => (
        <details
          key={id}
          {...(exclusive ? { name } : {})}
          open={defaultOpen || undefined}
          className={bare ? 'group' : 'group border-line border-b'}
        >
          <summary className="flex min-h-target cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
            <Title className="min-w-0 flex-1 font-semibold text-sm wrap-anywhere">{title}</Title>
            {detail && <span className="text-muted text-sm tabular-nums">{detail}</span>}
            <Shape
              shape={CHEVRON_DOWN}
              className="size-4 shrink-0 text-muted group-open:rotate-180 motion-safe:transition-[rotate]"
            />
          </summary>
          <div className="pb-4 text-sm wrap-anywhere">{content}</div>
        </details>
      ))}
    </div>
  );
}

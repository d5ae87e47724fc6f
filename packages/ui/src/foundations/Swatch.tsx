export interface SwatchProps {
  /** The token, without its dashes. */
  name: string;
  /** Its value in this theme. */
  value: string;
  /** Shows `value` itself, because the token may have another value in the page's theme. */
  literal?: boolean;
}

/** A color with its name and value. Has a border, because some colors equal the background. */
export function Swatch({ name, value, literal = false }: SwatchProps) {
  return (
    <li className="flex items-center gap-3">
      <span
        className="size-10 shrink-0 rounded-md border border-line-strong"
        style={{ background: literal ? value : `var(--${name})` }}
      />
      <span className="min-w-0 text-sm leading-tight">
        <span className="block font-medium">{name}</span>
        <span className="text-muted text-xs tabular-nums">{value}</span>
      </span>
    </li>
  );
}

export interface WordRadiosProps<Value extends string> {
  legend: string;
  name: string;
  /** The words of each value, in order. */
  labels: Readonly<Record<Value, string>>;
  /** Empty until one is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
}

/** Radios drawn as a row of words. */
export function WordRadios<Value extends string>(props: WordRadiosProps<Value>) {
  const { legend, name, labels, value, onChange } = props;
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold text-muted text-xs">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {(Object.entries(labels) as [Value, string][]).map(([option, label]) => (
          <label
            key={option}
            className="relative flex min-h-9 cursor-pointer items-center rounded-md border border-line-strong px-3.5 font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 touch:min-h-target"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0 outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

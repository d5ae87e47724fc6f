import { type ReplaceReason, replaceReasonLabels, replaceReasons } from '@prahari/contract/posts';

export interface ReasonsProps {
  /** Empty until one is chosen. */
  value: ReplaceReason | '';
  onChange: (reason: ReplaceReason) => void;
}

/** Why a guard is replaced: radios drawn as a row of words. */
export function Reasons({ value, onChange }: ReasonsProps) {
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold text-muted text-xs">Reason</legend>
      <div className="flex flex-wrap gap-2">
        {replaceReasons.map((reason) => (
          <label
            key={reason}
            className="relative flex min-h-9 cursor-pointer items-center rounded-md border border-line-strong px-3.5 font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 touch:min-h-target"
          >
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={value === reason}
              onChange={() => onChange(reason)}
              className="absolute inset-0 m-0 cursor-[inherit] appearance-none opacity-0 outline-none"
            />
            {replaceReasonLabels[reason]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

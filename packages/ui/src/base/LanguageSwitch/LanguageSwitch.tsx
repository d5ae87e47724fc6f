import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export interface LanguageChoice {
  /** The BCP 47 tag: `hi`. */
  code: string;
  /** In the language itself: `हिन्दी`. */
  name: string;
}

export interface LanguageSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The name of the group: `Language`. */
  label: string;
  languages: readonly LanguageChoice[];
  /** The code of the shown language. */
  value: string;
  onChange: (code: string) => void;
}

/**
 * Offers languages, each by its own name and marked as it, so that a screen reader says it right. On a
 * phone the shown one is left out. Attributes and `ref` go to the `<fieldset>`.
 */
export const LanguageSwitch = ({
  label,
  languages,
  value,
  onChange,
  className,
  ...rest
}: LanguageSwitchProps) => (
  <fieldset {...rest} aria-label={label} className={classNames('flex min-h-11 flex-wrap', className)}>
    {languages.map(({ code, name }) => (
      <button
        key={code}
        type="button"
        lang={code}
        aria-pressed={code === value}
        // A face of 6 KB with these names: nobody loads all letters for the name of a language.
        className="min-h-11 touch:min-w-11 rounded-md pe-3 text-start font-[Anek_Latin,Anek_Devanagari_Names,system-ui] text-sm text-muted hover:text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-ink max-sm:aria-pressed:hidden"
        onClick={() => onChange(code)}
      >
        {name}
      </button>
    ))}
  </fieldset>
);

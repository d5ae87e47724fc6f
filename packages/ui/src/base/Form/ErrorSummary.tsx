import { Shape } from '../Icon/Shape.tsx';
import { TRIANGLE } from '../Icon/single-shapes.ts';
import { baseWords } from '../words/base-words.ts';
import { useTexts, useWords } from '../words/useWords.ts';
import { focusField } from './field-errors.ts';
import type { FormState } from './useForm.ts';

export interface ErrorSummaryProps {
  form: Pick<FormState<object>, 'errors' | 'submitErrors' | 'formRef'>;
}

/**
 * Shows errors of the whole form, and links to two or more invalid fields. Corrected ones stay,
 * struck through, so that the layout doesn't shift.
 */
export function ErrorSummary({ form: { errors, submitErrors, formRef } }: ErrorSummaryProps) {
  const t = useWords(baseWords);
  const say = useTexts();
  const { '': general, ...atFields } = submitErrors;
  const listed = Object.entries(atFields);
  const shown = listed.length > 1 && Object.keys(errors).length > 0 ? listed : [];
  if (!errors[''] && shown.length === 0) return null;
  return (
    <div
      role="alert"
      className="col-span-full flex gap-2 rounded-md bg-danger-soft px-3 py-2 font-medium text-danger text-sm forced-colors:border"
    >
      <Shape shape={TRIANGLE} className="mt-1.5 size-3 shrink-0" />
      <div className="wrap-anywhere min-w-0">
        {general && <p>{say(general)}</p>}
        {shown.length > 0 && (
          <>
            <p>{t('checkFields')}</p>
            {/* on a phone of more than three errors the others are scrolled to */}
            <ul className="max-sm:-mx-1 max-sm:max-h-43 max-sm:overflow-y-auto max-sm:px-1">
              {shown.map(([path, message]) => (
                <li key={path}>
                  <a
                    href={`#${path}`}
                    onClick={(event) => {
                      event.preventDefault();
                      focusField(formRef.current, path);
                    }}
                    className={`inline-flex touch:min-h-target items-center py-0.5 ${path in errors ? 'underline' : 'font-normal line-through'}`}
                  >
                    {say(message)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

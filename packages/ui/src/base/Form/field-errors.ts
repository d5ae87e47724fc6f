/** Path → message. The empty path holds what belongs to the form as a whole. */
export type FieldErrors = Record<string, string>;

/** One message per path; errors of unknown fields are joined under the empty path. */
export function collectErrors(found: Iterable<readonly [string, string]>, values: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of found) {
    if (path in values) errors[path] ??= message;
    else errors[''] = errors[''] ? `${errors['']} ${message}` : message;
  }
  return errors;
}

/** Prefix of a field's path, under which the values hold its incomplete date (bindDateField). */
export const HALF_TYPED = 'half-typed ';

export const NO_SUCH_DATE = 'This date does not exist';

export const FIRST_COMPLETE_YEAR = 1000;

/** Day, month and year are typed, the year with four digits. */
export const isFullyTyped = (typed: readonly (readonly [type: string, value: number])[]): boolean =>
  typed.length === 3 && typed.some(([type, value]) => type === 'year' && value >= FIRST_COMPLETE_YEAR);

/** Returns an error for each date that is incomplete or does not exist: an optional field would send it empty. */
export const halfTypedErrors = (values: object): [path: string, message: string][] =>
  Object.entries(values as Record<string, Parameters<typeof isFullyTyped>[0] | undefined>).flatMap(
    ([path, typed]) =>
      path.startsWith(HALF_TYPED) && typed
        ? [
            [
              path.slice(HALF_TYPED.length),
              isFullyTyped(typed) ? NO_SUCH_DATE : 'Complete the date or clear it',
            ],
          ]
        : [],
  );

/** The errors of fields that were not edited. */
export const omitErrors = (errors: FieldErrors, edited: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !(path in edited || HALF_TYPED + path in edited)),
  );

const CONTROLS = ['input:not([type="hidden"], [tabindex="-1"])', 'select', 'textarea', '[role="spinbutton"]'];
const TAKES_FOCUS = CONTROLS.join();
const INVALID = [
  ...CONTROLS.map((control) => `${control}[aria-invalid="true"]`),
  '[role="radiogroup"][aria-invalid="true"] input',
].join();

/** The errors in the order of the form's fields. */
export function inFieldOrder(errors: FieldErrors, form: HTMLFormElement | null): FieldErrors {
  const names = Array.from(form?.elements ?? [], (control) => control.getAttribute('name'));
  const place = ([path]: [string, string]) => names.indexOf(path);
  return Object.fromEntries(Object.entries(errors).sort((one, other) => place(one) - place(other)));
}

/** Focuses the field, or the first control near the hidden input of a date. */
export function focusField(form: HTMLFormElement | null, path: string): void {
  const named = form?.querySelector(`[name="${CSS.escape(path)}"]`);
  for (let place = named; place && place !== form; place = place.parentElement) {
    const control = place.matches(TAKES_FOCUS) ? place : place.querySelector(TAKES_FOCUS);
    if (!(control instanceof HTMLElement) || control.getClientRects().length === 0) continue;
    control.focus();
    return;
  }
}

export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(INVALID)?.focus();
}

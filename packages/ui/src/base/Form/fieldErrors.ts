/** Path → message. The empty path holds what belongs to the form as a whole. */
export type FieldErrors = Record<string, string>;

/** One message per path; what names no field of the form is gathered under the empty path, so nothing is lost. */
export function gather(found: Iterable<readonly [string, string]>, values: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of found) {
    if (path in values) errors[path] ??= message;
    else errors[''] = errors[''] ? `${errors['']} ${message}` : message;
  }
  return errors;
}

export function without(errors: FieldErrors, paths: readonly string[]): FieldErrors {
  return paths.some((path) => path in errors)
    ? Object.fromEntries(Object.entries(errors).filter(([path]) => !paths.includes(path)))
    : errors;
}

const INVALID = ['input', 'select', 'textarea', '[role="spinbutton"]']
  .map((control) => `${control}[aria-invalid="true"]`)
  .join();

export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(INVALID)?.focus();
}

import { LAST_EMAIL_KEY, LAST_ROLE_KEY } from '@prahari/contract/constants';

/** Returns and removes an item of this tab. */
function take(key: string): string | null {
  try {
    const item = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return item;
  } catch {
    return null;
  }
}

/**
 * The role whose session ended in this tab, or role and email of whoever has just entered the code. Runs
 * right after the form: later it would overwrite what is typed while the page loads.
 */
const role = take(LAST_ROLE_KEY);
const email = take(LAST_EMAIL_KEY);
const option = [...document.querySelectorAll<HTMLOptionElement>('[name=role] option')].find(
  ({ value }) => value === role,
);
if (option) option.selected = true;
const field = document.querySelector<HTMLInputElement>('[name=email]');
if (email && field && !field.value) field.value = email;

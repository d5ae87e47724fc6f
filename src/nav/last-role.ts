import { LAST_ROLE_KEY } from '@prahari/contract/constants';

/** Returns and removes the role whose session ended in this tab. */
function takeLastRole(): string | null {
  try {
    const role = sessionStorage.getItem(LAST_ROLE_KEY);
    sessionStorage.removeItem(LAST_ROLE_KEY);
    return role;
  } catch {
    return null;
  }
}

/** Runs right after the form: later it would overwrite a selection made while the page loads. */
const role = takeLastRole();
const option = [...document.querySelectorAll<HTMLOptionElement>('[name=role] option')].find(
  ({ value }) => value === role,
);
if (option) option.selected = true;

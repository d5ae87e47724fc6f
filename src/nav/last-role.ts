import { LAST_ROLE_KEY } from '@prahari/contract/constants';

/** The role whose session has ended in this tab. */
function takeLastRole(): string | null {
  try {
    const role = sessionStorage.getItem(LAST_ROLE_KEY);
    sessionStorage.removeItem(LAST_ROLE_KEY);
    return role;
  } catch {
    return null;
  }
}

/** Runs right after the login form in the page, before the first paint: later it would undo what the person selects while the page is loading. */
const role = takeLastRole();
const option = [...document.querySelectorAll<HTMLOptionElement>('[name=role] option')].find(
  ({ value }) => value === role,
);
if (option) option.selected = true;

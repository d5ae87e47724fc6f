import { VERIFICATION_EMAIL_KEY } from '@prahari/contract/constants';

function hasPendingEmail(): boolean {
  try {
    return !!sessionStorage.getItem(VERIFICATION_EMAIL_KEY);
  } catch {
    return false;
  }
}

/** Runs in <head>, before the first paint: without a stored verification email, redirect to /signup (SPEC section 5). */
if (!hasPendingEmail()) {
  document.documentElement.hidden = true;
  location.replace('/signup');
}

import { STORAGE } from '@prahari/contract/constants';

function emailWaits(): boolean {
  try {
    return !!sessionStorage.getItem(STORAGE.verificationEmail);
  } catch {
    return false;
  }
}

/** Runs in <head>, before anything is painted: with no email awaiting its code there is nothing to verify (SPEC section 5). */
if (!emailWaits()) {
  document.documentElement.hidden = true;
  location.replace('/signup');
}

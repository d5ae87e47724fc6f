/** Access to session storage that does nothing when the browser blocks it. */

export function readSessionItem(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Returns false where nothing was written: the storage is blocked or full. */
export function writeSessionItem(name: string, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function removeSessionItem(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}

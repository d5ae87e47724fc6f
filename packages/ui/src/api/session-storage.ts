/** Access to session storage that does nothing when the browser blocks it. */

export function readSessionItem(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeSessionItem(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {}
}

export function removeSessionItem(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}

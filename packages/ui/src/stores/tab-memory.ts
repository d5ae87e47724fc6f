/** Session storage: texts kept for this tab until it closes. Where the browser blocks it, nothing is kept and nothing breaks. */

export function remembered(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {}
}

export function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {}
}

import { vi } from 'vitest';

/** For tests in Node: the browser globals that the stores use. Call it before importing them. */
export function stubBrowser() {
  const window = new EventTarget();
  const localStorage: Record<string, string> = {};
  const location = { pathname: '/', search: '', hash: '', assign: vi.fn(), replace: vi.fn() };
  const history = {
    state: null as unknown,
    replaceState: (state: unknown) => {
      history.state = structuredClone(state);
    },
  };
  sessionStorage.clear();
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  /** Simulates a change of localStorage by another tab. */
  function storeFromOtherTab(key: string, newValue: string | null): void {
    if (newValue === null) delete localStorage[key];
    else localStorage[key] = newValue;
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }

  return { window, localStorage, location, history, storeFromOtherTab };
}

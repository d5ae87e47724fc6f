import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';

stubBrowser();

/** The module as a newly loaded page has it. */
async function loadPage() {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  const drafts = await import('./drafts.ts');
  drafts.keepDrafts();
  return drafts;
}
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('drafts', () => {
  test('about two people are both kept over a reload', async () => {
    const before = await loadPage();
    before.draftAbout('clientNotes', 'first').set({ text: 'Gate 3' });
    before.draftAbout('clientNotes', 'second').set({ text: 'Gate 4' });
    leavePage();
    const after = await loadPage();
    expect(after.draftAbout('clientNotes', 'first').get()).toEqual({ text: 'Gate 3' });
    expect(after.draftAbout('clientNotes', 'second').get()).toEqual({ text: 'Gate 4' });
  });

  test('about one person can be dropped alone', async () => {
    const { draftAbout, draftOf } = await loadPage();
    const [first, second] = [draftAbout('paper', 'first'), draftAbout('paper', 'second')];
    first.set({ number: '1' });
    second.set({ number: '2' });
    first.set(undefined);
    expect([first.get(), second.get()]).toEqual([undefined, { number: '2' }]);
    second.set(undefined);
    expect(draftOf('paper').get()).toBeUndefined();
  });

  test('are kept without a sheet that is too long for the storage', async () => {
    const before = await loadPage();
    before.draftOf('problem').set({ text: 'The gate was open' });
    before.draftAbout('import', 'guards').set({ rows: '1,2,3,'.repeat(1000) });
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, name, value) {
      if (value.length > 5000) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    });
    leavePage();
    const after = await loadPage();
    expect(after.draftOf('problem').get()).toEqual({ text: 'The gate was open' });
    expect(after.draftOf('import').get()).toBeUndefined();
  });

  test('are gone after logging out', async () => {
    const before = await loadPage();
    before.draftOf('problem').set({ text: 'The gate was open' });
    before.forgetDrafts();
    leavePage();
    expect(sessionStorage).toHaveLength(0);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../testing/browser-stub.ts';
import { done, refusal, stubApi } from '../../../testing/stub-api.ts';
import { ownDuty } from '../../features/assignments/duties.samples.ts';

const browser = stubBrowser();
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
vi.stubGlobal('document', document);
const server = await stubApi();
const { $presses, $sending, dismissPress, pressEnd, pressStart, sendPresses, watchPresses } = await import(
  './presses.ts'
);
const { $stored } = await import('./stored-presses.ts');
const { $clockAhead } = await import('../../api/server-clock.ts');
const { dutyTooOld } = await import('@prahari/contract/duties');

const noNetwork = { status: 503, body: {} };
const started = { ...ownDuty, startedAt: '2026-11-26T14:32:00.000Z' };
const sent = () => server.received.filter(({ method }) => method === 'POST');
const bodies = () =>
  sent().map(({ url, body }) => [url.split('/').at(-1), body as Record<string, unknown>] as const);

let stop = () => {};
beforeEach(() => {
  stop();
  $stored.set([]);
  $clockAhead.set(0);
  server.respond = () => done(started);
  stop = watchPresses('user-1');
});

const waitOnePress = async () => {
  server.respond = () => noNetwork;
  await pressStart(ownDuty, false);
  server.received.length = 0;
  server.respond = () => done(started);
};

describe('a press', () => {
  test('goes out once with its own time and the time of sending, and is then forgotten', async () => {
    await pressStart(ownDuty, false);
    const [[path, body] = []] = bodies();
    expect(path).toBe('start-duty');
    expect(body).toEqual({ dutyId: ownDuty._id, at: expect.any(String), sentAt: expect.any(String) });
    expect($stored.get()).toEqual([]);
    expect(browser.localStorage.presses).toBe('[]');
  });

  test('made twice while the first one is on its way is sent once', async () => {
    await Promise.all([pressStart(ownDuty, false), pressStart(ownDuty, false)]);
    expect(sent()).toHaveLength(1);
  });

  test('without network waits in local storage with the time of the server', async () => {
    $clockAhead.set(-3 * 3_600_000);
    server.respond = () => noNetwork;
    await pressStart(ownDuty, false);
    const [press] = JSON.parse(browser.localStorage.presses ?? '') as { at: string; pressedAt: string }[];
    expect($presses.get()).toMatchObject([{ kind: 'start', dutyId: ownDuty._id, waits: true }]);
    expect(Date.parse(press?.at ?? '') - Date.parse(press?.pressedAt ?? '')).toBeCloseTo(3 * 3_600_000, -3);
  });

  test('that waited goes out by itself when the network is back, once, with the time it was pressed', async () => {
    await waitOnePress();
    const at = $stored.get()[0]?.at;
    browser.window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect($stored.get()).toEqual([]));
    expect(bodies()).toMatchObject([['start-duty', { at }]]);
  });

  test('that waited on a closed page goes out when the page is opened again', async () => {
    await waitOnePress();
    stop();
    stop = watchPresses('user-1');
    await vi.waitFor(() => expect($stored.get()).toEqual([]));
    expect(sent()).toHaveLength(1);
  });

  test('of somebody else on this phone is neither shown nor sent', async () => {
    await waitOnePress();
    stop();
    stop = watchPresses('user-2');
    await sendPresses();
    expect($presses.get()).toEqual([]);
    expect(sent()).toEqual([]);
    expect($stored.get()).toHaveLength(1);
  });

  test('of the end follows the one of the start', async () => {
    await waitOnePress();
    server.respond = () => noNetwork;
    await pressEnd(ownDuty);
    expect($presses.get().map(({ kind }) => kind)).toEqual(['start', 'end']);
    server.received.length = 0;
    server.respond = () => done(started);
    await sendPresses();
    expect(bodies().map(([path]) => path)).toEqual(['start-duty', 'end-duty']);
  });

  test('that is too old stays in sight with the reason until it is taken away, and its end is not sent', async () => {
    await waitOnePress();
    server.respond = () => noNetwork;
    await pressEnd(ownDuty);
    server.received.length = 0;
    server.respond = ({ method }) =>
      method === 'POST' ? refusal(409, dutyTooOld.message, dutyTooOld.code) : done([ownDuty]);
    await sendPresses();
    expect(bodies().map(([path]) => path)).toEqual(['start-duty']);
    expect($presses.get()).toMatchObject([{ kind: 'start', refused: dutyTooOld.message }]);
    await sendPresses();
    expect(sent()).toHaveLength(1);
    dismissPress($presses.get()[0]?.id ?? '');
    expect($stored.get()).toEqual([]);
  });

  test('is tried again after a while without any event', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await waitOnePress();
      await vi.advanceTimersByTimeAsync(5000);
      vi.useRealTimers();
      await vi.waitFor(() => expect($stored.get()).toEqual([]));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a position', () => {
  const givePosition = (ageMs: number) =>
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (give: (position: object) => void) =>
          give({
            coords: { latitude: 18.5, longitude: 73.8, accuracy: 12 },
            timestamp: Date.now() - ageMs,
          }),
      },
    });

  test('complaint 17, “Location tracking feels intrusive, empties batteries”: goes along only when it was asked for, and is read once', async () => {
    givePosition(0);
    const read = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    await pressStart(ownDuty, false);
    expect(read).not.toHaveBeenCalled();
    await pressStart(ownDuty, true);
    // Nothing watches the phone: a position is read once, at a press that asks for it.
    expect(read).toHaveBeenCalledOnce();
    expect(bodies().map(([, { position }]) => position)).toMatchObject([
      undefined,
      { latitude: 18.5, accuracyMeters: 12 },
    ]);
  });

  test('that is refused or old does not stop the start', async () => {
    givePosition(121_000);
    await pressStart(ownDuty, true);
    vi.stubGlobal('navigator', {
      geolocation: { getCurrentPosition: (_: unknown, refuse: () => void) => refuse() },
    });
    await pressStart(ownDuty, true);
    expect(bodies().map(([, body]) => Object.hasOwn(body, 'position'))).toEqual([false, false]);
    expect($sending.get()).toBe(false);
  });
});

/** The time of all stories: Friday, 09:42 IST, during the first shift. */
export const STORY_TIME = new Date('2026-11-20T09:42:00+05:30');

/** Fixes `new Date()` and `Date.now()`. Timers stay real. */
export function fixDate(now: Date): void {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, args: []) => (args.length > 0 ? new RealDate(...args) : new RealDate(now)),
    apply: () => now.toString(),
    get: (RealDate, name) => (name === 'now' ? () => now.getTime() : Reflect.get(RealDate, name)),
  });
}

import type { ClientDirective } from 'astro';

/**
 * `client:painted`: an island that is in sight when the page opens, whose markup is readable before it wakes. Its scripts are
 * asked for once the first paint is done, so that on a slow line the page's own words do not wait behind them.
 */
const afterFirstPaint: ClientDirective = (load) => {
  // a frame's callbacks run just before it is painted, a timer set in one just after
  requestAnimationFrame(() => setTimeout(async () => (await load())()));
};
export default afterFirstPaint;

import { $clockAhead } from '../packages/ui/src/stores/clock/clock.ts';

let stories = 0;
const send = globalThis.fetch;

/** A story's requests end with it, as those of a closed page do: a late reply tells the next story nothing. */
globalThis.fetch = (input, init) => {
  const sentIn = stories;
  return new Promise((resolve, reject) => {
    const unlessEnded =
      <T>(settle: (value: T) => void) =>
      (value: T) => {
        if (sentIn === stories) settle(value);
      };
    send(input, init).then(unlessEnded(resolve), unlessEnded(reject));
  });
};

/** A `beforeEach` of all stories, which begin with the page's own clock. Between two of them nothing is answered either. */
export function endRequestsWithStory(): () => void {
  stories += 1;
  $clockAhead.set(0);
  return () => {
    stories += 1;
  };
}

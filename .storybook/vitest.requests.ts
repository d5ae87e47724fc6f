import { $clockAhead } from '../packages/ui/src/stores/clock/clock.ts';

/** The API client sends a failed read again after this time, or after the reply's Retry-After. */
const RETRY_MS = 400;
const LONGEST_RETRY_MS = 3000;

let stories = 0;
/** Until then a read of this story that failed may be sent again. */
let sentAgainUntil = 0;
let unanswered = 0;
const send = globalThis.fetch;

function noteFailure(retryAfter: string | null = null): void {
  const delay = Math.min(Number(retryAfter) * 1000 || RETRY_MS, LONGEST_RETRY_MS);
  sentAgainUntil = Math.max(sentAgainUntil, performance.now() + delay);
}

/** True while a request of this story waits for its reply. */
export const awaitsReply = (): boolean => unanswered > 0;

/** A story's requests end with it, as those of a closed page do: a late reply tells the next story nothing. */
globalThis.fetch = (input, init) => {
  const sentIn = stories;
  unanswered += 1;
  return new Promise((resolve, reject) => {
    const unlessEnded =
      <T>(settle: (value: T) => void) =>
      (value: T) => {
        if (sentIn !== stories) return;
        unanswered -= 1;
        settle(value);
      };
    send(input, init).then(
      unlessEnded((response) => {
        if (response.status >= 500) noteFailure(response.headers.get('retry-after'));
        resolve(response);
      }),
      unlessEnded((error) => {
        noteFailure();
        reject(error);
      }),
    );
  });
};

/**
 * A `beforeEach` of all stories, which begin with the page's own clock. Between two of them nothing is
 * answered, and reads that failed are sent again before the next story begins.
 */
export function endRequestsWithStory(): () => Promise<void> {
  stories += 1;
  unanswered = 0;
  $clockAhead.set(0);
  return async () => {
    stories += 1;
    const wait = sentAgainUntil - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait + 20));
  };
}

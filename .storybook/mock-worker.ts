import { type SetupWorker, setupWorker } from 'msw/browser';

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // A story reaches no other machine, and no /api of Storybook's server, whose clock is not the story's.
    onUnhandledFrame: ({ frame: { data }, defaults }) => {
      const { request } = data as { request?: Request };
      if (!request) return;
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) defaults.error();
    },
  });
  return worker;
}

let started: Promise<SetupWorker> | undefined;

/** Starts one service worker for all stories of a documentation page. */
export function startMockWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

import { type SetupWorker, setupWorker } from 'msw/browser';

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // Stories never reach another machine.
    onUnhandledFrame: ({ frame: { data }, defaults }) => {
      const { request } = data as { request?: Request };
      if (request && new URL(request.url).origin !== location.origin) defaults.error();
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

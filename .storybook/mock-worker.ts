import { type SetupWorker, setupWorker } from 'msw/browser';

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}

let started: Promise<SetupWorker> | undefined;

/** A page of documentation shows many stories at once, and each asks for the worker: all get the same one. */
export function startMockWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

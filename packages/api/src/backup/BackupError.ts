/** A backup or restore that is impossible. The message says why and what to do. */
export class BackupError extends Error {}

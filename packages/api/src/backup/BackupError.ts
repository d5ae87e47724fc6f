/** A backup or restore that cannot be done. Its message says why, and what to do. */
export class BackupError extends Error {}

import { diskFiles } from './disk-files.ts';
import type { S3Config } from './s3-config.ts';
import { s3Files } from './s3-files.ts';

/** A file that the office added, and its type by its bytes. */
export interface StoredFile {
  bytes: Uint8Array;
  /** A media type. */
  type: string;
}

/** Keeps files under ids, in the data directory or in a bucket. */
export interface FileStore {
  /** Keeps a file, whole or not at all. */
  write: (id: string, file: StoredFile) => Promise<void>;
  /** Returns the bytes of a file in pieces; undefined when it is gone. */
  read: (id: string) => Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Removes a file. One that is gone already is no error. */
  remove: (id: string) => Promise<void>;
}

/** Returns the bucket of the configuration, else the data directory. */
export const fileStore = ({ s3, dataDir }: { s3: S3Config | undefined; dataDir: string }): FileStore =>
  s3 ? s3Files(s3) : diskFiles(dataDir);

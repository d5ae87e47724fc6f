import type { ReactNode } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import type { Loaded } from '../stores/loaded/loaded.ts';

export interface LoadedPartProps<Data> {
  /** Null where the server has no such data. */
  loaded: Loaded<Data | null>;
  /** Error message when loading failed. */
  message: string;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is absent while it loads and where the server lacks it; a failure can be tried again. */
export function LoadedPart<Data>({ loaded, message, onRetry, children }: LoadedPartProps<Data>) {
  if (loaded.state === 'failed') return <ErrorState message={message} onRetry={onRetry} />;
  return loaded.state === 'ready' && loaded.data !== null ? children(loaded.data) : null;
}

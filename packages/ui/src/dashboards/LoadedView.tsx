import type { ReactNode } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import type { Loaded } from '../stores/loaded/loaded.ts';

export interface LoadedViewProps<Data> {
  loaded: Loaded<Data>;
  /** Label while loading: `Loading your guards`. */
  label: string;
  /** Error message when loading failed. */
  message: string;
  onRetry: () => void;
  /** In the place of rows while loading, shaped like the data. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders loaded data, a skeleton while loading, or an error with a retry. */
export function LoadedView<Data>({
  loaded,
  label,
  message,
  onRetry,
  skeleton,
  children,
}: LoadedViewProps<Data>) {
  switch (loaded.state) {
    case 'loading':
      return skeleton ?? <Skeleton label={label} />;
    case 'failed':
      return <ErrorState message={message} onRetry={onRetry} scene />;
    case 'ready':
      return children(loaded.data);
  }
}

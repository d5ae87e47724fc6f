import { Component, createElement, type FunctionComponent, type ReactNode } from 'react';
import { Button } from '../base/Button/Button.tsx';
import { useWords } from '../base/words/useWords.ts';
import { islandWords } from './island-words.ts';

/** Shows a sentence and Reload instead of children that throw. The rest of the page keeps working. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Stopped />;
  }
}

function Stopped() {
  const t = useWords(islandWords);
  return (
    <div role="alert">
      <p>{t('stopped')}</p>
      <Button onPress={() => location.reload()}>{t('reload')}</Button>
    </div>
  );
}

/** Puts an island in an ErrorBoundary of its own. */
export function withErrorBoundary<Props extends object>(Island: FunctionComponent<Props>) {
  return (props: Props) => <ErrorBoundary>{createElement(Island, props)}</ErrorBoundary>;
}

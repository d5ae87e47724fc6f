import { Component, createElement, type FunctionComponent, type ReactNode } from 'react';
import { Button } from '../base/Button/Button.tsx';

/** Shows a sentence and Reload instead of children that throw. The rest of the page keeps working. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <p>This part of the page stopped working. Reload it to go on.</p>
        <Button onPress={() => location.reload()}>Reload</Button>
      </div>
    );
  }
}

/** Puts an island in an ErrorBoundary of its own. */
export function withErrorBoundary<Props extends object>(Island: FunctionComponent<Props>) {
  return (props: Props) => <ErrorBoundary>{createElement(Island, props)}</ErrorBoundary>;
}

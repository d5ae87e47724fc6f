export interface ToastMessage {
  id: string;
  tone: 'success' | 'failure' | 'info';
  message: string;
  /** Failures with the same cause are shown as one toast. Left out, only equal messages are. */
  cause?: string | undefined;
  /** What can be done about it while the toast is shown, such as undoing it. */
  action?: ToastMessageAction | undefined;
}

export interface ToastMessageAction {
  /** The word on the button: `Undo`. */
  label: string;
  /** How long the toast stays, in milliseconds; paused while it is hovered or focused (WCAG 2.2.1). */
  ms: number;
  /** Called by a press, which closes the toast. */
  onPress: () => void;
}

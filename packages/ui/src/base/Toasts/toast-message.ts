export interface ToastMessage {
  id: string;
  tone: 'success' | 'failure' | 'info';
  message: string;
  /** Names whom or what the message is about: a second line. */
  about?: string | undefined;
  /** Failures with the same cause are shown as one toast. Left out, only equal messages are. */
  cause?: string | undefined;
  /** A button offered while the toast is shown, such as Undo. */
  action?: ToastMessageAction | undefined;
}

export interface ToastMessageAction {
  /** The word on the button: `Undo`. */
  label: string;
  /** Milliseconds for which the toast stays, not counting pauses (WCAG 2.2.1). */
  ms: number;
  /** Called by a press, which closes the toast. */
  onPress: () => void;
}

export interface ToastMessage {
  id: string;
  tone: 'success' | 'failure' | 'info';
  message: string;
  /** Failures with the same cause are shown as one toast. Left out, only equal messages are. */
  cause?: string | undefined;
}

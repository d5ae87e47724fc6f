/** A press of start or end that has not reached the office, or was refused there. */
export interface ShownPress {
  id: string;
  dutyId: string;
  kind: 'start' | 'end';
  /** The time of the press, by the server's clock. */
  pressedAt: string;
  /** The client of its duty. */
  clientName: string;
  /** The office's reason not to take it. */
  refused?: string | undefined;
}

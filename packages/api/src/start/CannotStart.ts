/** Something outside must change before the server can start. Its message is one line that says what. */
export class CannotStart extends Error {}

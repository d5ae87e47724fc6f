/** An invalid variable. The message is one line that names it. */
export class ConfigError extends Error {
  constructor(message: string) {
    // An invalid value may contain line breaks.
    super(message.replace(/\s+/g, ' '));
  }
}

/** A change that breaks a control, so that the control's test must fail. */
export interface Mutation {
  /** Requirements of docs/security/asvs.md (V…) or closed holes (C…). */
  ids: readonly string[];
  file: string;
  /** A text that occurs once in the file. */
  text: string;
  replacement: string;
  /** The test that must fail, as cited in asvs.md. */
  testFile: string;
  title: string;
  /** The engine of an API test; SQLite by default. */
  engine?: 'postgres';
}

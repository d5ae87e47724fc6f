/** A change that breaks a control which docs/security/asvs.md or first-attack.md says a test proves. */
export interface Mutation {
  /** Rows of asvs.md (V…) or first-attack.md (C…) that cite the test for this control. */
  ids: readonly string[];
  file: string;
  /** Occurs once in the file. */
  text: string;
  replacement: string;
  /** The cited test that must fail, as cited there. */
  testFile: string;
  title: string;
  /** The database that a test of the API runs on; SQLite when left out. */
  engine?: 'postgres';
}

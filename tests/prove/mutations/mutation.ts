/** A change that breaks a control of which a test is the proof. */
export interface Mutation {
  /** Requirements of docs/security/asvs.md that cite the test (V…), or the number of a hole that was closed (C…). */
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

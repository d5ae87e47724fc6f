/** A change that breaks a control which docs/security/asvs.md says a test proves. */
export interface Mutation {
  /** Rows of asvs.md that cite the test for this control. */
  ids: readonly string[];
  file: string;
  /** Occurs once in the file. */
  text: string;
  replacement: string;
  /** The cited test that must fail, as in asvs.md. */
  testFile: string;
  title: string;
}

/** What was promised and what was measured. */
export interface Verdict {
  what: string;
  measured: string;
  isMet: boolean;
}

export function printVerdicts(verdicts: readonly Verdict[]): void {
  console.log('\nPromised and measured');
  console.table(
    Object.fromEntries(
      verdicts.map(({ what, measured, isMet }) => [what, { measured, '': isMet ? 'met' : 'missed' }]),
    ),
  );
}

/** One promise of docs/performance.md and its measured figure. */
export interface Gate {
  what: string;
  promised: string;
  measured: string;
  isMet: boolean;
}

const rounded = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : Math.round(value).toString());

const gate =
  (word: string, isMet: (value: number, limit: number) => boolean) =>
  (what: string, value: number, limit: number, unit = ''): Gate => ({
    what,
    promised: `${word} ${limit}${unit}`,
    measured: `${rounded(value)}${unit}`,
    isMet: isMet(value, limit),
  });

export const atLeast = gate('at least', (value, limit) => value >= limit);
export const atMost = gate('at most', (value, limit) => value <= limit);

export function printGates(gates: readonly Gate[]): void {
  console.log('\nGates');
  console.table(
    Object.fromEntries(
      gates.map(({ what, isMet, ...figures }) => [what, { ...figures, '': isMet ? 'met' : 'missed' }]),
    ),
  );
}

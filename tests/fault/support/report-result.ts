import { appendFileSync } from 'node:fs';

export interface ProofResult {
  proof: string;
  /** A label such as `1,000 kills under load`. */
  done: string;
  /** A result such as `0 of 48,112 acknowledged writes lost`. */
  found: string;
}

export const formatNumber = (value: number): string => value.toLocaleString('en-IN');

/** Adds a row to the table that `npm run prove` prints. */
export function reportResult(figure: ProofResult): void {
  const file = process.env.PROVE_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

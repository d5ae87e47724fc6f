import { HALF_TYPED } from './field-errors.ts';

/** Returns the values of a form as they are sent: texts are trimmed, half-typed dates left out. */
export const sentValues = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !name.startsWith(HALF_TYPED))
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values;

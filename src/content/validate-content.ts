import type { z } from 'astro/zod';

/** One export of a content file, and its schema. */
export interface ContentEntry {
  /** The path from the root: `src/content/company.ts`. */
  file: string;
  name: string;
  value: unknown;
  schema: z.ZodType;
}

/** Formats a path as it is written in the file: `phones[1].number`. */
const formatPath = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

const formatInput = (input: unknown) =>
  typeof input === 'string' || typeof input === 'number' ? ` (it is ${JSON.stringify(input)})` : '';

function formatIssue({ code, input, message }: z.core.$ZodIssue): string {
  if (input === undefined) return 'is missing';
  const text = code === 'invalid_type' ? `is not right. ${message}` : message;
  return text + formatInput(input);
}

/** Returns a line per missing or malformed value with file, name and error. */
export function findContentErrors(entries: readonly ContentEntry[]): string[] {
  return entries.flatMap(({ file, name, value, schema }) => {
    const { error } = schema.safeParse(value, { reportInput: true });
    return (error?.issues ?? []).map(
      (issue) => `${file}: ${name}${formatPath(issue.path)} ${formatIssue(issue)}`,
    );
  });
}

/** @throws Error with all missing and malformed values */
export function validateContent(entries: readonly ContentEntry[]): void {
  const errors = findContentErrors(entries);
  if (errors.length > 0)
    throw new Error(
      `The site cannot be built with this content.\n${errors.map((line) => `  ${line}\n`).join('')}`,
    );
}

import type { z } from 'astro/zod';

/** Facts that a file exports, and the rule they keep. */
export interface Facts {
  /** From the root: `src/content/company.ts`. */
  file: string;
  /** What the file calls them. */
  name: string;
  facts: unknown;
  rule: z.ZodType;
}

/** `phones[1].number`, as the file would say it. */
const spoken = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

const shown = (input: unknown) =>
  typeof input === 'string' || typeof input === 'number' ? ` (it is ${JSON.stringify(input)})` : '';

function wordsOf({ code, input, message }: z.core.$ZodIssue): string {
  if (input === undefined) return 'is missing';
  const words = code === 'invalid_type' ? `is not right. ${message}` : message;
  return words + shown(input);
}

/** One line for each fact that is missing or malformed: its file, its name and what is wrong. */
export function problemsIn(all: readonly Facts[]): string[] {
  return all.flatMap(({ file, name, facts, rule }) => {
    const { error } = rule.safeParse(facts, { reportInput: true });
    return (error?.issues ?? []).map((issue) => `${file}: ${name}${spoken(issue.path)} ${wordsOf(issue)}`);
  });
}

/** @throws Error that lists every fact that is missing or malformed */
export function insist(all: readonly Facts[]): void {
  const problems = problemsIn(all);
  if (problems.length > 0)
    throw new Error(
      `The site cannot be built with these facts.\n${problems.map((line) => `  ${line}\n`).join('')}`,
    );
}

/** Bundlers put the mode in its place. */
declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

interface Deprecated {
  /** As a developer writes it: `Menu isPending`. */
  name: string;
  /** The code to write in its place. */
  instead: string;
  /** A file of packages/ui/codemods that changes it. */
  codemod: string;
  /** The major version that it is gone from. */
  goesWith: `${number}.0.0`;
}

/** Warns once, and in development alone, that a name will go. Its docstring says so, too: see CONTRIBUTING. */
export function warnDeprecated({ name, instead, codemod, goesWith }: Deprecated): void {
  if (process.env.NODE_ENV === 'production' || warned.has(name)) return;
  warned.add(name);
  console.warn(
    `@prahari/ui: ${name} is deprecated and goes with ${goesWith}. Use ${instead}, or run the codemod ${codemod}.`,
  );
}

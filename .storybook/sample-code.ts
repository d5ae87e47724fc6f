/// <reference path="./virtual.d.ts" />

/** A story, as Storybook's code panel knows it. */
interface Shown {
  id: string;
  parameters: { fileName?: string };
}

const NONE = '// This story is of a part of our own site, which is no export of the package.';

/** Returns the code of a story as a host writes it. */
export async function sampleCode(_guess: string, { id, parameters }: Shown): Promise<string> {
  const { default: samples } = await import('virtual:story-samples');
  return samples[parameters.fileName ?? '']?.[id.split('--')[1] ?? ''] ?? NONE;
}

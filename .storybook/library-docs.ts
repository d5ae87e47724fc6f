import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { libraryTexts } from '../scripts/package/llms.ts';
import { storySamples } from '../scripts/package/story-samples.ts';

const SAMPLES = 'virtual:story-samples';

/** The code of stories by file and the end of their id: `in-row`. */
function samplesByStory(): Record<string, Record<string, string>> {
  const byFile: Record<string, Record<string, string>> = {};
  for (const { file, story, code } of storySamples().samples) {
    const stories = byFile[`./${file}`] ?? {};
    byFile[`./${file}`] = stories;
    stories[toId('a', storyNameFromExport(story)).replace('a--', '')] = code.trim();
  }
  return byFile;
}

/** Gives stories their code as a host writes it, and the build its texts for programs: `llms.txt`. */
export function libraryDocs(): Plugin {
  return {
    name: 'library-docs',
    resolveId: (id) => (id === SAMPLES ? id : undefined),
    load: (id) =>
      id === SAMPLES
        ? `export default ${process.env.VITEST ? '{}' : JSON.stringify(samplesByStory())}`
        : undefined,
    generateBundle() {
      for (const [fileName, source] of libraryTexts()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

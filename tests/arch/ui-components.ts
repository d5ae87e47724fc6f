import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.ts';

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A component has the name of its folder; other files of the folder are its parts. */
const component = /^packages\/ui\/src\/(?:base|features\/[^/]+)\/([A-Z][A-Za-z]*)\/\1\.tsx$/;

/** The component files of base and features. */
export const componentFiles = (): string[] => sourceFiles().filter((file) => component.test(file));

export const storyFileOf = (file: string): string => file.replace(/\.tsx$/, '.stories.tsx');

/** Renders a button, link or form control. */
export const isInteractive = (file: string): boolean =>
  /<(?:a|button|input|select|textarea|Button)\b|react-aria-components/.test(read(file));

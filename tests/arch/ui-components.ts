import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceFiles } from './source-files.ts';

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Parts of a component live in its folder and are shown by its stories; the folder is named after the component. */
const component = /^packages\/ui\/src\/(?:base|features\/[^/]+)\/([A-Z][A-Za-z]*)\/\1\.tsx$/;

/** The files that components are named after, of base and of the features. */
export const componentFiles = (): string[] => sourceFiles().filter((file) => component.test(file));
export const baseFiles = (): string[] => componentFiles().filter((file) => file.includes('/base/'));

export const storyFileOf = (file: string): string => file.replace(/\.tsx$/, '.stories.tsx');

/** Something in it is pressed, typed in or followed. */
export const isInteractive = (file: string): boolean =>
  /<(?:a|button|input|select|textarea|Button)\b|react-aria-components/.test(read(file));

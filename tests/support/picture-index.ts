import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Look, looks } from '../../.storybook/looks.ts';

const root = resolve(import.meta.dirname, '../..');

/** The approved pictures. Each component has an index (`.json`) and a sheet (`.webp` or `.avif`) per look, such as dark. */
export const approvedFolder = join(root, 'tests/pictures');
/** Screenshots taken for `npm run pictures:update`, as `<component>/<look>/<story id>.png`. */
export const takenFolder = join(root, 'node_modules/.cache/prahari-pictures');
/** Screenshots that differ from the approved ones. */
export const failedFolder = join(root, 'test-results/pictures');

export type LookName = Look['name'];
export const lookNames: readonly LookName[] = looks.map(({ name }) => name);

/** Where a picture is in a sheet, and the SHA-256 of its RGB pixels. */
export interface Placement {
  sheet: LookName;
  left: number;
  top: number;
  width: number;
  height: number;
  pixels: string;
}

export interface PictureIndex {
  /** The file of each sheet, and the SHA-256 of its bytes. */
  sheets: Partial<Record<LookName, { file: string; sha256: string }>>;
  /** By story id, then by look: the fields of a Placement, separated by spaces. */
  pictures: Record<string, Partial<Record<LookName, string>>>;
}

/** `base/Button` for packages/ui/src/base/Button/Button.stories.tsx. */
export function componentOf(storyFile: string): string {
  const path = storyFile.replace(/^.*packages\/ui\/src\//, '').replace(/\.stories\.tsx$/, '');
  return path.replace(/([^/]+)\/\1$/, '$1');
}

export const indexFile = (component: string): string => join(approvedFolder, `${component}.json`);

export function readIndex(component: string): PictureIndex | undefined {
  const file = indexFile(component);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function parsePlacement(text: string): Placement {
  const [sheet, left, top, width, height, pixels] = text.split(' ');
  return {
    sheet: sheet as LookName,
    left: Number(left),
    top: Number(top),
    width: Number(width),
    height: Number(height),
    pixels: pixels ?? '',
  };
}

export const formatPlacement = ({ sheet, left, top, width, height, pixels }: Placement): string =>
  [sheet, left, top, width, height, pixels].join(' ');

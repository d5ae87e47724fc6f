import { join } from 'node:path';
import { root } from '../arch/source-files.ts';

/** The built site: dist/, or the folder that DIST names. */
export const dist = process.env.DIST ?? join(root, 'dist');

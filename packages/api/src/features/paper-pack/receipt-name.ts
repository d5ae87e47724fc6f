import type { Challan } from '@prahari/contract/registers.schemas';
import { fileSlug } from './file-bytes.ts';

type FileType = Challan['type'];

/** The usual ending of each type comes first. */
const ENDINGS: Record<FileType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/** Endings that people's files have, behind some name: `Ltd.` is none. */
const ENDING =
  /(?<=\S)\.(pdf|png|jpe?g|gif|webp|heic|tiff?|bmp|svg|html?|xml|txt|csv|docx?|xlsx?|zip|exe|js)$/i;

/** Returns the name of a receipt with the ending of its bytes: a PNG called `Challan.pdf` is `Challan.png`. */
export const agreeingName = (name: string, type: FileType): string =>
  name.replace(ENDING, (written, ending: string) =>
    ENDINGS[type].includes(ending.toLowerCase()) ? written : `.${ENDINGS[type][0]}`,
  );

/** Returns the name of a receipt's file: its kind and name in letters and digits, and the ending of its bytes. */
export const fileNameOf = ({ kind, name, type }: Pick<Challan, 'kind' | 'name' | 'type'>): string =>
  `${[kind, fileSlug(name.replace(ENDING, ''))].filter(Boolean).join('-')}.${ENDINGS[type][0]}`;

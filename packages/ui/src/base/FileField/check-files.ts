/** Reasons to refuse a file; each message names it. */
export interface FileTexts {
  /** @param types endings and types that are accepted: `.csv, .xlsx` */
  wrongType: (file: string, types: string) => string;
  /** @param most the largest size, as `5 MB` */
  tooLarge: (file: string, most: string) => string;
  /** @param count the most files */
  tooMany: (file: string, count: number) => string;
}

const KB = 1024;

/** Size for people: `120 KB`, `4.5 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < KB * KB
    ? `${Math.max(1, Math.round(bytes / KB))} KB`
    : `${Math.round((bytes / KB / KB) * 10) / 10} MB`;

/** True if the file has one of the endings, types or kinds (`image/*`) of an `accept` attribute. */
export function isAccepted({ name, type }: File, accept: string): boolean {
  const accepted = accept.split(',').map((one) => one.trim().toLowerCase());
  return accepted.some((one) => {
    if (one === '') return false;
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one);
    return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type.toLowerCase() === one;
  });
}

export interface FileLimits {
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  /** The most files. */
  maxFiles: number;
}

/** Endings alone, which people know; types where there are none. */
const namesOf = (accept: string): string => {
  const all = accept.split(',').map((one) => one.trim());
  const endings = all.filter((one) => one.startsWith('.'));
  return (endings.length > 0 ? endings : all).join(', ');
};

/** Splits chosen files into those that are taken, and the reasons against the others. */
export function checkFiles(
  chosen: readonly File[],
  { accept, maxSize, maxFiles }: FileLimits,
  texts: FileTexts,
): { taken: File[]; problems: string[] } {
  const taken: File[] = [];
  const problems: string[] = [];
  for (const file of chosen) {
    if (accept && !isAccepted(file, accept)) problems.push(texts.wrongType(file.name, namesOf(accept)));
    else if (maxSize !== undefined && file.size > maxSize)
      problems.push(texts.tooLarge(file.name, sizeText(maxSize)));
    else if (taken.length >= maxFiles) problems.push(texts.tooMany(file.name, maxFiles));
    else taken.push(file);
  }
  return { taken, problems };
}

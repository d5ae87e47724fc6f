import type { OwnData } from '@prahari/contract/data-requests.schemas';

/** Downloads the copy of a person's data as a JSON file. */
export function saveCopy(copy: OwnData): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'prahari-personal-data.json' }).click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

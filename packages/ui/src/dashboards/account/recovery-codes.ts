import { accountMessages } from '@prahari/contract/my-account';
import { toast } from '../../stores/toasts/toasts.ts';

/** Copies recovery codes to the clipboard. */
export async function copyCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(accountMessages.codesCopied);
  } catch {
    toast.failure(accountMessages.copyFailed);
  }
}

/** Downloads recovery codes as a text file. */
export function saveCodes(codes: readonly string[]): void {
  const lines = [
    'Prahari recovery codes. Each logs you in once, in place of the code of your app.',
    '',
    ...codes,
    '',
  ];
  const url = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), {
    href: url,
    download: 'prahari-recovery-codes.txt',
  }).click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

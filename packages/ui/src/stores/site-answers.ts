/**
 * Resolves when the site this page came from answers at all, whatever it says.
 * @throws TypeError when it does not
 */
export async function siteAnswers(): Promise<void> {
  if (typeof document === 'undefined') return;
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
}

/** Resolves when the site's own server responds with any status. @throws TypeError otherwise */
export async function pingSite(): Promise<void> {
  if (typeof document === 'undefined') return;
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
}

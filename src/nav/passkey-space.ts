/**
 * Runs in <head>, before the first paint: where passkeys cannot be used, the login form reserves no space for their button. The conditions
 * are those of passkey-support.ts in packages/ui, which is loaded after the first paint.
 */
const { dataset } = document.documentElement;
if (
  typeof PublicKeyCredential !== 'function' ||
  !isSecureContext ||
  /^[\d.]+$|^\[/.test(location.hostname) ||
  new URL(dataset.api ?? '/', location.href).origin !== location.origin
)
  dataset.noPasskeys = '';

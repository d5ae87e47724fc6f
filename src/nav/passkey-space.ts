import { foundApi } from './found-api.ts';

/** Reserves no space where passkeys can't work: see passkey-support.ts in packages/ui. */
const { dataset } = document.documentElement;
if (
  typeof PublicKeyCredential !== 'function' ||
  !isSecureContext ||
  /^[\d.]+$|^\[/.test(location.hostname) ||
  new URL(dataset.api ?? '/', location.href).origin !== location.origin ||
  foundApi(import.meta.env.API_BASE) === 'hosted'
)
  dataset.noPasskeys = '';

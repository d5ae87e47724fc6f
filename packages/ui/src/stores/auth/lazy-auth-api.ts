import { ApiError } from '../../api/ApiError.ts';
import { pingSite } from '../session/ping-site.ts';

// Browsers cache a failed import until the page reloads, so a retry would fail forever. Ping the site first.
const load = () => pingSite().then(() => import('./auth-api.ts'));
let loading: ReturnType<typeof load> | undefined;

/**
 * The auth endpoints, loaded at the first interaction because their schemas weigh a tenth of the page.
 * @throws ApiError with status 0 when the site cannot be reached; the next call retries.
 */
export async function lazyAuthApi() {
  loading ??= load();
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    throw Object.assign(new ApiError(0, undefined), { cause });
  }
}

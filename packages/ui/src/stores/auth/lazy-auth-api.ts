import { ApiError } from '../../api/ApiError.ts';
import { pingSite } from '../session/ping-site.ts';

// Ping the site first, because browsers cache a failed import until the page reloads.
const load = () => pingSite().then(() => import('./auth-api.ts'));
let loading: ReturnType<typeof load> | undefined;

/** Loads the auth endpoints. @throws ApiError with status 0 if the site is unreachable */
export async function lazyAuthApi() {
  loading ??= load();
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    throw Object.assign(new ApiError(0, undefined), { cause });
  }
}

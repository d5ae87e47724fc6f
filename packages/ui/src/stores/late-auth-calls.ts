import { ApiError } from '../api/ApiError.ts';
import { siteAnswers } from './site-answers.ts';

// A browser remembers an import that failed until the page is loaded anew, and a retry would fail for good. So the site
// is asked first whether it answers at all.
const load = () => siteAnswers().then(() => import('./auth-calls.ts'));
let loading: ReturnType<typeof load> | undefined;

/**
 * The calls of the pages around login. They come once a page is used: what they need is a tenth of its weight.
 * @throws ApiError with status 0 when the site cannot be reached; asking again tries again.
 */
export async function authCalls() {
  loading ??= load();
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    throw Object.assign(new ApiError(0, undefined), { cause });
  }
}

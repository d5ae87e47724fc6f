/** Names the API that answers and its offered calls, for islands and dashboards. */
export { $api } from '../../api/configure-api.ts';
export { findApi, isOffered } from '../../api/find-api.ts';

/** Which API answers, and what it offers, for islands and dashboards. */
export { $api } from '../../api/configure-api.ts';
export { findApi, isOffered } from '../../api/find-api.ts';

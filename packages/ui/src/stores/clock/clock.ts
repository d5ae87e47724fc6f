// Dashboards read the API through stores.
export { $clockAhead, serverTime } from '../../api/server-clock.ts';

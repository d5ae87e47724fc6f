import { apiBase } from '@prahari/contract/api-base';

/** `/api` on the same origin, or below PUBLIC_API_URL. */
export const API_BASE = apiBase(import.meta.env.PUBLIC_API_URL);

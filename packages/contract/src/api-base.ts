/**
 * The URL that endpoint paths are appended to.
 * @param publicApiUrl PUBLIC_API_URL: where the API is, with or without `/api` at its end; empty for the same origin
 */
export const apiBase = (publicApiUrl = ''): string => `${publicApiUrl.replace(/(?:\/api)?\/*$/, '')}/api`;

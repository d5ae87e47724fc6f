/**
 * Returns the URL that endpoint paths are appended to; an empty `publicApiUrl` is the same origin.
 */
export const apiBase = (publicApiUrl = ''): string => `${publicApiUrl.replace(/(?:\/api)?\/*$/, '')}/api`;

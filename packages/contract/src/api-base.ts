/** Returns the URL that endpoint paths are appended to; '' stands for the same origin. */
export const apiBase = (publicApiUrl = ''): string => `${publicApiUrl.replace(/(?:\/api)?\/*$/, '')}/api`;

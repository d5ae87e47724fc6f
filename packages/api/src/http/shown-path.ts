const LINK = /^\/api\/(\w+)\/[\w-]{43}(?=[/.]|$)/;

/** Returns a path without the token of a link, for logs, figures and turns: `/api/offers/{token}/answer`. */
export const shownPath = (path: string): string => path.replace(LINK, '/api/$1/{token}');

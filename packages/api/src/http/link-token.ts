/** 256 bits as base64url, which are the right to use a link. */
const TOKEN = /\/[A-Za-z0-9_-]{43}(?=\/|$)/g;

/** Returns a path without the token of a link, for logs and for what calls are told apart by. */
export const withoutToken = (path: string): string => path.replace(TOKEN, '/{token}');

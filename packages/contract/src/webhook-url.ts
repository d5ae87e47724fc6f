const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for a URL of this machine, which the server allows only while it is developed. */
export const isLoopbackUrl = (url: URL): boolean => LOOPBACK.includes(url.hostname);

/** True for an https URL without credentials and fragment, or an http URL of this machine. */
export function isWebhookUrl(text: string): boolean {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return false;
  }
  if (url.username || url.password || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackUrl(url));
}

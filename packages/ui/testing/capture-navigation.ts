import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Story id by page path. */
const stories: Record<string, string> = {
  '/login': 'pages-login--empty',
  '/signup': 'pages-signup--empty',
  '/otp-verification': 'pages-otpverification--empty',
  '/forgot-password': 'pages-forgotpassword--empty',
  '/admin-dashboard': 'pages-admindashboard--clients',
  '/client-dashboard': 'pages-clientdashboard--with-guards',
  '/security-dashboard': 'pages-securitydashboard--on-duty',
};

let captured: string | null = null;

/** The path of the last navigation that was captured. */
export const capturedNavigation = (): string | null => captured;

function onNavigate(event: NavigateEvent): void {
  const { pathname, origin } = new URL(event.destination.url);
  const leavesPage = event.cancelable && !event.hashChange && event.destination.sameDocument === false;
  if (!leavesPage || origin !== location.origin || pathname === location.pathname) return;
  event.preventDefault();
  captured = pathname;
  const storyId = stories[pathname];
  if (storyId) addons.getChannel().emit(SELECT_STORY, { storyId });
}

/**
 * Stops navigation to pages that Storybook does not have, and selects their story instead.
 * Returns a cleanup function.
 */
export function captureNavigation(): () => void {
  captured = null;
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

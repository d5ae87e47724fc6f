import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The story that shows each page of the site. */
const stories: Record<string, string> = {
  '/login': 'pages-login--empty',
  '/signup': 'pages-signup--empty',
  '/otp-verification': 'pages-otpverification--waiting',
  '/forgot-password': 'pages-forgotpassword--empty',
  '/admin-dashboard': 'pages-admindashboard--clients',
  '/client-dashboard': 'pages-clientdashboard--guarded',
  '/security-dashboard': 'pages-securitydashboard--on-duty',
};

let led: string | null = null;

/** Where the page on show wanted to go last. */
export const ledTo = (): string | null => led;

function onNavigate(event: NavigateEvent): void {
  const { pathname, origin } = new URL(event.destination.url);
  const leaves = event.cancelable && !event.hashChange && event.destination.sameDocument === false;
  if (!leaves || origin !== location.origin || pathname === location.pathname) return;
  event.preventDefault();
  led = pathname;
  const storyId = stories[pathname];
  if (storyId) addons.getChannel().emit(SELECT_STORY, { storyId });
}

/** Leads to the story of a page instead of the page, which Storybook does not have. Returns how to stop. */
export function leadOn(): () => void {
  led = null;
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}

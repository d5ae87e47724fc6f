import { defineWords } from '../base/words/define-words.ts';

/** The words of every island: its failures, and the bar above a dashboard. */
export const islandWords = defineWords('island', {
  account: 'Account',
  chunkFailed: 'This part of the page could not be loaded.',
  dashboard: 'Dashboard',
  language: 'Language',
  logout: 'Logout',
  menu: 'Menu',
  profile: 'Profile',
  reload: 'Reload',
  skip: 'Skip to content',
  stopped: 'This part of the page stopped working. Reload it to go on.',
  themeDark: 'Night',
  themeLight: 'Morning',
  themeSystem: 'System',
  linkAbout: 'About',
  linkContact: 'Contact',
  linkHome: 'Home',
  linkPrivacy: 'Privacy Policy',
  linkServices: 'Services',
  linkTerms: 'Terms of Service',
  theme: 'Theme',
});

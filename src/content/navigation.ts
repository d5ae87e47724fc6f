import type { PageLink } from './schemas.ts';

/** The key of each link in the words of a dashboard's bar and footer. */
export const linkWords: Readonly<Record<string, string>> = {
  '/': 'linkHome',
  '/about': 'linkAbout',
  '/contact': 'linkContact',
  '/privacy': 'linkPrivacy',
  '/services': 'linkServices',
  '/terms': 'linkTerms',
};

export const mainLinks: readonly PageLink[] = [
  { href: '/', label: 'Home' },
  { href: '/services', label: 'Services' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
];

export const footerLinks: readonly PageLink[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
];

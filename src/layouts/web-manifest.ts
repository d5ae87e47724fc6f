import tokens from '@prahari/ui/tokens.json' with { type: 'json' };
import { company } from '../content/company.ts';
import { locales } from '../content/locales.ts';

const { hex } = tokens.color.surface.$value;

interface App {
  name: string;
  shortName: string;
  start: string;
  /** `standalone` for an app that people open from their home screen. */
  display: 'minimal-ui' | 'standalone';
}

/** Returns a web app manifest (W3C) of this site that begins at a page. */
export const webManifest = ({ name, shortName, start, display }: App) => ({
  name,
  short_name: shortName,
  description: company.description,
  lang: locales[0].tag,
  id: start,
  start_url: start,
  scope: '/',
  display,
  background_color: hex,
  theme_color: hex,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

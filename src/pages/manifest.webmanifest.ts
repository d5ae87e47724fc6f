import tokens from '@prahari/ui/tokens.json' with { type: 'json' };
import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';
import { locales } from '../content/locales.ts';

const { hex } = tokens.color.surface.$value;

export const GET: APIRoute = () =>
  Response.json({
    name: company.name,
    short_name: company.name,
    description: company.description,
    lang: locales[0].tag,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: hex,
    theme_color: hex,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });

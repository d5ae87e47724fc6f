import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: company.name,
    short_name: company.name,
    description: company.description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f5efe3',
    theme_color: '#f5efe3',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });

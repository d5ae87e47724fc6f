import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';
import { webManifest } from '../layouts/web-manifest.ts';

export const GET: APIRoute = () =>
  Response.json(
    webManifest({ name: company.name, shortName: company.name, start: '/', display: 'minimal-ui' }),
  );

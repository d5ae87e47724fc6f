import type { APIRoute } from 'astro';
import { company } from '../content/company.ts';
import { webManifest } from '../layouts/web-manifest.ts';

/** The guards' app, which opens at their duty, also without network. */
export const GET: APIRoute = () =>
  Response.json(
    webManifest({
      name: `${company.name} duty`,
      shortName: company.name,
      start: '/security-dashboard',
      display: 'standalone',
    }),
  );

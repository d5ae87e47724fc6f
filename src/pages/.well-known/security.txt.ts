import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';

/** RFC 9116 asks for less than a year; a build lasts that long. */
const VALID_DAYS = 360;
const [{ address }] = company.emails;
const expires = new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString().slice(0, 10);

/** Tells finders of a hole whom to write to. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      `Contact: mailto:${address}`,
      `Expires: ${expires}T00:00:00Z`,
      'Preferred-Languages: en, hi',
      `Canonical: ${new URL('/.well-known/security.txt', site)}`,
      '',
    ].join('\n'),
  );

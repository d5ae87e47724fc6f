/**
 * Creates the extension that searches need on PostgreSQL, in a schema of its own: a backup and its
 * restore replace the schema `public`.
 */
export const createTrigrams =
  'create schema if not exists trigram; create extension if not exists pg_trgm schema trigram';

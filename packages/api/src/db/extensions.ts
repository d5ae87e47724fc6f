/**
 * Creates the extensions that searches and duties need on PostgreSQL, in a schema of their own: a
 * backup and its restore replace the schema `public`.
 */
export const createExtensions = `create schema if not exists extensions;
  create extension if not exists pg_trgm schema extensions;
  create extension if not exists btree_gist schema extensions`;

import * as z from 'zod/mini';
import { dataReply, define } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { findBody, found } from './schemas.ts';

export const find = define(endpoints.find, {
  summary: 'The first rows of each of the office’s lists that match a search, a handful of each kind.',
  body: findBody,
  reply: dataReply(z.array(found)),
});

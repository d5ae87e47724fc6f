import { createEndpoint, endpoint } from '../endpoint.ts';
import type { DataReply, MessageReply } from '../reply.ts';
import type { AddPaperBody, ExpiringPaper, Paper, PaperIdBody, UpdatePaperBody } from './schemas.ts';

export const addPaper = createEndpoint<DataReply<Paper>, AddPaperBody>({
  method: 'POST',
  path: '/admin/papers',
  access: 'admin',
});

export const updatePaper = endpoint<DataReply<Paper>, UpdatePaperBody>({
  method: 'PUT',
  path: '/admin/papers',
  access: 'admin',
});

export const deletePaper = endpoint<MessageReply, PaperIdBody>({
  method: 'POST',
  path: '/admin/papers/delete',
  access: 'admin',
});

export const listExpiringPapers = endpoint<DataReply<ExpiringPaper[]>>({
  method: 'GET',
  path: '/admin/papers/expiring',
  access: 'admin',
});

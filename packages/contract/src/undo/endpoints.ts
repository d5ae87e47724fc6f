import { endpoint } from '../endpoint.ts';
import type { MessageReply } from '../reply.ts';
import type { UndoBody } from './schemas.ts';

export const undo = endpoint<MessageReply, UndoBody>({
  method: 'POST',
  path: '/admin/undo',
  access: 'admin',
});

import { ApiError } from '../api/ApiError.ts';
import { asRaw } from '../api/read.ts';

/**
 * Gives the reply back unless it says `success: false`, which an older API does with a 200.
 * @throws ApiError with the server's message
 */
export function assertSuccess<Reply>(reply: Reply): Reply {
  if (asRaw(reply).success === false) throw new ApiError(200, reply);
  return reply;
}

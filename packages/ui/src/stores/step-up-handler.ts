// Of the API's chunk, which every dashboard loads: a chunk of its own would cost more bytes than it has.
export { handleStepUp } from '../api/forbidden.ts';

// A store's address for what is in the chunk of the API, which every dashboard loads: a chunk of its own would cost more bytes than the code has.
export { handleStepUp } from '../api/forbidden.ts';

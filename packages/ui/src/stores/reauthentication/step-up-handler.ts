// Exported among the stores, although the code is part of the API's chunk, which every dashboard loads: a chunk of its own would be larger than the code.
export { handleStepUp } from '../../api/forbidden.ts';

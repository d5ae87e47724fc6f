// Dashboards reach the API through the stores.
export { handleStepUp } from '../../api/step-up-handler.ts';

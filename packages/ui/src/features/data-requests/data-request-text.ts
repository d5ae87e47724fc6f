import type { DataRequestKind } from '@prahari/contract/data-requests';
import type { SayOfficeDataRequests } from './office-data-requests-words.ts';

export const ERASURE_CONSEQUENCE = (t: SayOfficeDataRequests) => t('nameEmailPhonePapers');

/** Words of the button that does what a person asks for. */
export const dataSubmitLabels = (t: SayOfficeDataRequests): Record<DataRequestKind, string> => ({
  export: t('giveCopy'),
  correction: t('correct'),
  erasure: t('erase'),
});

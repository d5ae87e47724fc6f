import { serviceTypes } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { emptyServiceApplication, type ServiceApplicationValues } from './service-application-values.ts';

/** Returns the form of a request filled with an older one. The days have to be chosen anew. */
export const askAgainValues = ({
  serviceType,
  location,
  numberOfGuards,
  additionalDetails,
}: ClientApplication): ServiceApplicationValues => ({
  ...emptyServiceApplication,
  ...(serviceTypes.includes(serviceType) && { serviceType }),
  location,
  numberOfGuards,
  additionalDetails,
});

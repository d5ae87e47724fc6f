import { serviceTypes } from '@prahari/contract/requests';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
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

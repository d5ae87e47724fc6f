import { MIN_GUARDS } from '@prahari/contract/constants';
import { defaultServiceType, type ServiceType } from '@prahari/contract/requests';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';

/** What the form of a request for guards holds. */
export interface ServiceApplicationValues {
  serviceType: ServiceType;
  location: string;
  startDate: string;
  endDate: string;
  numberOfGuards: NumberOrText;
  additionalDetails: string;
}

export const emptyServiceApplication: ServiceApplicationValues = {
  serviceType: defaultServiceType,
  location: '',
  startDate: '',
  endDate: '',
  numberOfGuards: MIN_GUARDS,
  additionalDetails: '',
};

/** The values as they are sent. */
export const serviceApplicationBody = ({
  serviceType,
  location,
  startDate,
  endDate,
  numberOfGuards,
  additionalDetails,
}: ServiceApplicationValues) => ({
  serviceType,
  location: location.trim(),
  startDate,
  endDate,
  numberOfGuards,
  additionalDetails: additionalDetails.trim(),
});

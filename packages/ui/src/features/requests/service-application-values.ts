import { defaultServiceType, type ServiceType } from '@prahari/contract/applications';
import { MIN_GUARDS } from '@prahari/contract/constants';
import { sentValues } from '../../base/Form/sent-values.ts';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';

export const emptyServiceApplication = {
  serviceType: defaultServiceType as ServiceType,
  location: '',
  startDate: '',
  endDate: '',
  numberOfGuards: MIN_GUARDS as NumberOrText,
  additionalDetails: '',
};

/** The values of the form of a request for guards. */
export type ServiceApplicationValues = typeof emptyServiceApplication;

/** The values as they are sent once they are valid. */
export const serviceApplicationBody = (values: ServiceApplicationValues) => ({
  ...sentValues(values),
  numberOfGuards: values.numberOfGuards as number,
});

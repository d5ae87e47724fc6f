import { sentValues } from '../../base/Form/sent-values.ts';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';

export const emptyJobApplication = {
  fullName: '',
  dateOfBirth: '',
  address: '',
  phoneNumber: '',
  experience: null as NumberOrText,
  qualifications: '',
  previousEmployer: '',
  additionalDetails: '',
};

/** The values of the form of a job application. */
export type JobApplicationValues = typeof emptyJobApplication;

/** The values as they are sent once they are valid. */
export const jobApplicationBody = (values: JobApplicationValues) => ({
  ...sentValues(values),
  experience: values.experience as number,
});

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

/** What the form of a job application holds. */
export type JobApplicationValues = typeof emptyJobApplication;

/** The values as they are sent. */
export const jobApplicationBody = ({ dateOfBirth, experience, ...texts }: JobApplicationValues) => ({
  dateOfBirth,
  experience,
  fullName: texts.fullName.trim(),
  address: texts.address.trim(),
  phoneNumber: texts.phoneNumber.trim(),
  qualifications: texts.qualifications.trim(),
  previousEmployer: texts.previousEmployer.trim(),
  additionalDetails: texts.additionalDetails.trim(),
});

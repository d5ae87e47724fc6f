/** A phone and the one that was confirmed to be shared. */
export interface PhoneDraft {
  phone: string;
  sharedPhone: string;
}

/** Whether it was confirmed that the person shares this phone. */
export const sharesPhone = ({ phone, sharedPhone }: PhoneDraft): boolean =>
  sharedPhone !== '' && sharedPhone === phone;

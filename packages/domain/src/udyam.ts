/** True for the number of a Udyam registration (MSME), such as `UDYAM-MP-10-0012345`. */
export const isUdyamNumber = (text: string): boolean => /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(text);

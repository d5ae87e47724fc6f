/** True for an IFSC such as `HDFC0000123`: bank, zero, branch. */
export const isIfsc = (text: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text);

/** True for a bank account's number. Most are 9 to 18 digits; some banks have letters. */
export const isAccountNumber = (text: string): boolean => /^[A-Z0-9]{6,20}$/.test(text);

/** True for a UPI address such as `prahari@hdfcbank`. */
export const isUpiAddress = (text: string): boolean => /^[\w.-]{2,255}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text);

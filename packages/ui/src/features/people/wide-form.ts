/** The layout of a FormDialog with many fields: two columns where there is room. */
export const wideForm = {
  className: 'sm:max-w-160',
  formClassName: 'grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:[&>[role=alert]]:col-span-2',
};

/** The look of a heading above another that says more. */
export const QUIET_HEADING = 'font-medium text-muted text-sm tracking-normal';

/** A button on the dark bar. */
export const barButton = 'border-current! text-surface! hover:bg-transparent! hover:underline';

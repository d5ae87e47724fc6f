/** Writes what a component reported where the script of keys reads it. */
export const note = (text: unknown): void => {
  document.body.dataset.noted = String(text);
};

/** `1 guard`, `3 guards`. */
export const guardsText = (count: number): string => `${count} ${count === 1 ? 'guard' : 'guards'}`;

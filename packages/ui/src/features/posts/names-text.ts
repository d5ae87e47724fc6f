/** `Deepak`, `Deepak and Fatima`, `Deepak, Fatima and Jitendra`. */
export function namesText(names: readonly string[]): string {
  const first = names.map((name) => name.split(' ')[0] ?? name);
  const last = first.at(-1) ?? '';
  return first.length < 2 ? last : `${first.slice(0, -1).join(', ')} and ${last}`;
}

/** `1 guard`, `3 guards`. */
export const guardsText = (count: number): string => `${count} ${count === 1 ? 'guard' : 'guards'}`;

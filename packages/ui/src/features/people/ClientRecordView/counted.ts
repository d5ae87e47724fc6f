/** A count with its noun: `1 bill`, `2 bills`. */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

import { fn } from 'storybook/test';

/** A draft of a form that was left with these values. */
export const keptDraft = <V extends object>(values: V) => ({ get: () => values, set: fn() });

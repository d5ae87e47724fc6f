/** A test that tries everything of its kind: `npm run prove` runs it, `npm test` runs others of its kind. */
export const exhaustive = { tags: ['exhaustive'] };

/** Leaves out what is exhaustive unless `npm run prove` runs the tests. */
export const exhaustiveTag = {
  tags: [{ name: 'exhaustive', description: 'Run by npm run prove.' }],
  tagsFilter: process.env.PROVE ? [] : ['!exhaustive'],
};

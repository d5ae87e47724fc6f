const files = import.meta.glob<string>('../../../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const PACKAGE = '@prahari/ui';

/** What the next release of the package changes, as Markdown: the changesets that name it. */
export const pendingChanges: string = Object.values(files)
  .map((text) => text.split('---'))
  .filter(([, head = '']) => head.includes(PACKAGE))
  .map(([, , ...body]) => `- ${body.join('---').trim().replaceAll('\n', '\n  ')}`)
  .join('\n');

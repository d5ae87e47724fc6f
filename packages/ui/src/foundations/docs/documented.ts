import type { ComponentDocs } from '../../base/component-docs.ts';

const modules = import.meta.glob<ComponentDocs>('../../base/*/*.docs.ts', { eager: true, import: 'docs' });

/** The documentation of each base component, by its name. */
export const documented: Readonly<Record<string, ComponentDocs>> = Object.fromEntries(
  Object.entries(modules).map(([path, docs]) => [path.split('/').at(-2), docs]),
);

/** The address of a component's page within Storybook. @param title `base/Button` */
export const docsUrl = (title: string): string =>
  `./?path=/docs/${title.replaceAll(/[/ ]/g, '-').toLowerCase()}--docs`;

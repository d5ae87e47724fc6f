import { describe, expect, test } from 'vitest';
import { describedComponents } from './described-components.ts';
import { libraryTexts } from './llms.ts';

const components = describedComponents();
const texts = libraryTexts(components);

/** Parts of a component that is described under its own name. */
const PARTS = ['DotsIcon'];
const whole = components.filter(({ name }) => !PARTS.includes(name));

describe('what an assistant reads', () => {
  test('llms.txt leads to a page of every component and guide that exists', () => {
    const index = texts.get('llms.txt') ?? '';
    const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
    expect(links.filter((path) => !texts.has(path))).toEqual([]);
    for (const { name } of components) expect(links).toContain(`llms/${name}.md`);
    expect(links.filter((path) => path.startsWith('llms/guides/')).length).toBeGreaterThan(10);
  });

  test.each(whole)('$name has a description, its props, a sample, what to do and not to do', (component) => {
    const text = texts.get(`llms/${component.name}.md`) ?? '';
    expect(component.description).not.toBe('');
    expect(component.samples.length).toBeGreaterThan(0);
    expect(component.do.length).toBeGreaterThan(0);
    expect(component.dont.length).toBeGreaterThan(0);
    expect(text).toContain('## Props');
    expect(text).toContain('```tsx');
    for (const { name } of component.props) expect(text).toContain(`| \`${name}\``);
  });

  test('a prop says its values, its default and what it is', () => {
    const tone = components.find(({ name }) => name === 'Alert')?.props.find(({ name }) => name === 'tone');
    expect(tone?.type.split(' | ').sort()).toEqual(['"danger"', '"info"', '"success"', '"warning"']);
    expect(tone).toMatchObject({ required: false, default: "'info'" });
    expect(
      components.flatMap(({ name, props }) =>
        props.filter((prop) => prop.type === 'any').map((prop) => `${name}.${prop.name}`),
      ),
    ).toEqual([]);
  });

  test('names of other libraries lead to components that exist', () => {
    const named = components.filter(({ alsoCalled }) => alsoCalled.length > 0);
    expect(named.length).toBeGreaterThan(30);
    const find = (word: string) =>
      named.filter(({ alsoCalled }) => alsoCalled.includes(word)).map(({ name }) => name);
    expect(find('dropdown')).toEqual(['ComboBox', 'Menu', 'MultiComboBox', 'SelectField']);
    expect(find('snackbar')).toEqual(['Toasts']);
    expect(find('spinner')).toEqual(['Progress', 'Skeleton']);
  });
});

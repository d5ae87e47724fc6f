import { expect, test } from 'vitest';
import { hashOf, propsIn } from '../../.storybook/shared-props.ts';

const names = ['label', 'size', 'count', 'wide', 'children'];

test.each(['Rao & Sons', '"Gate" 4', 'नाम', '₹ 500 + 50 %', '#props=?a=b', "l'heure\n<b>"])(
  'a link to a story holds the text %j',
  (label) => {
    const props = { label, size: 'small', count: 3, wide: false };
    const hash = hashOf(props, { size: 'small' });
    expect(new URL(`https://storybook.example/?path=/story/a--b${hash}`).hash).toBe(hash);
    expect(propsIn(hash, names)).toEqual({ label, count: 3, wide: false });
  },
);

test('a link to a story as it is holds no props', () => {
  expect(hashOf({ size: 'small', onPress: () => {} }, { size: 'small' })).toBe('');
});

test.each([
  ['names that the story does not have', { dangerouslySetInnerHTML: 'x' }],
  ['markup and objects', { children: { __html: '<img onerror>' }, label: ['a'] }],
  ['nothing', null],
  ['a list', ['small']],
])('a link of a stranger with %s changes nothing', (_, given) => {
  expect(propsIn(`#props=${encodeURIComponent(JSON.stringify(given))}`, names)).toEqual({});
});

test.each(['', '#top', '#props=', '#props=%', '#props={'])('the address part %j changes nothing', (hash) => {
  expect(propsIn(hash, names)).toEqual({});
});

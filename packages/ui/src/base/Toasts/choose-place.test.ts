import { describe, expect, test } from 'vitest';
import { type Box, choosePlace, type NamedPlace } from './choose-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const desk: Record<NamedPlace, Box> = {
  end: box(900, 700, 360, 60),
  start: box(20, 700, 360, 60),
  top: box(900, 20, 360, 60),
  belowHead: box(900, 120, 360, 60),
};
const phone: Record<NamedPlace, Box> = {
  end: box(16, 760, 358, 60),
  start: box(16, 760, 358, 60),
  top: box(16, 16, 358, 60),
  belowHead: box(16, 120, 358, 60),
};
const none = { surfaces: [], controls: [], buttons: [] };

describe('the place of toasts', () => {
  test('is the lower end when nothing is in the way', () => {
    expect(choosePlace((place) => desk[place], none)).toBe('end');
  });

  test('a panel at the end sends them to the start', () => {
    const surfaces = [box(860, 50, 420, 750)];
    expect(choosePlace((place) => desk[place], { ...none, surfaces })).toBe('start');
  });

  test('toasts do not cover a button at the lower end that was just used', () => {
    const controls = [box(1180, 720, 60, 40)];
    expect(choosePlace((place) => desk[place], { ...none, controls })).toBe('start');
  });

  test('a sheet at the foot of a phone sends toasts to the top', () => {
    const surfaces = [box(16, 400, 358, 430)];
    expect(choosePlace((place) => phone[place], { ...none, surfaces })).toBe('top');
  });

  test('toasts over a full-window dialog do not cover the button that was just used', () => {
    const surfaces = [box(0, 0, 390, 844)];
    const controls = [box(24, 770, 340, 48)];
    expect(choosePlace((place) => phone[place], { ...none, surfaces, controls })).toBe('top');
  });

  test('on a phone they cover neither the buttons at the foot nor those of the head', () => {
    const buttons = [box(16, 750, 358, 48), box(330, 4, 48, 48)];
    expect(choosePlace((place) => phone[place], { ...none, buttons })).toBe('belowHead');
  });

  test('where each place has a button they stand above the lowest ones', () => {
    const buttons = [box(16, 750, 358, 48), box(330, 4, 48, 48), box(16, 124, 78, 48)];
    const place = choosePlace((one) => phone[one], { ...none, buttons });
    expect(place).toBe(680);
    expect(choosePlace((one) => phone[one], { ...none, buttons }, place)).toBe(place);
  });

  test('where there is no room between buttons they cover the fewest', () => {
    const buttons = Array.from({ length: 14 }, (_, row) => box(16, 8 + row * 60, 358, 48));
    expect(choosePlace((place) => phone[place], { ...none, buttons })).toBe('end');
  });

  test('over a dialog they cover its text rather than its buttons', () => {
    const surfaces = [box(320, 60, 640, 680)];
    const buttons = [box(800, 710, 150, 40), box(900, 64, 48, 48)];
    const boxes = {
      end: box(740, 560, 500, 200),
      start: box(20, 560, 500, 200),
      top: box(740, 20, 500, 200),
      belowHead: box(740, 120, 500, 200),
    };
    const place = choosePlace((one) => boxes[one], { ...none, surfaces, buttons });
    expect(place).toBe('start');
  });

  test('toasts that are shown stay where they are when a button comes below them', () => {
    const buttons = [box(1180, 720, 60, 40)];
    expect(choosePlace((place) => desk[place], { ...none, buttons }, 'end')).toBe('end');
    expect(choosePlace((place) => desk[place], { ...none, controls: buttons }, 'end')).toBe('start');
  });
});

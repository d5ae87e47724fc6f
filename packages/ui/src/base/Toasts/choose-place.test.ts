import { describe, expect, test } from 'vitest';
import { type Box, choosePlace, type Place } from './choose-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const desk: Record<Place, Box> = {
  end: box(900, 700, 360, 60),
  start: box(20, 700, 360, 60),
  top: box(900, 20, 360, 60),
};
const phone: Record<Place, Box> = {
  end: box(16, 760, 358, 60),
  start: box(16, 760, 358, 60),
  top: box(16, 16, 358, 60),
};

describe('the place of toasts', () => {
  test('is the lower end when nothing is in the way', () => {
    expect(choosePlace((place) => desk[place], { surfaces: [], controls: [] })).toBe('end');
  });

  test('a panel at the end sends them to the start', () => {
    const surfaces = [box(860, 50, 420, 750)];
    expect(choosePlace((place) => desk[place], { surfaces, controls: [] })).toBe('start');
  });

  test('toasts do not cover a button at the lower end that was just used', () => {
    const controls = [box(1180, 720, 60, 40)];
    expect(choosePlace((place) => desk[place], { surfaces: [], controls })).toBe('start');
  });

  test('a sheet at the foot of a phone sends toasts to the top', () => {
    const surfaces = [box(16, 400, 358, 430)];
    expect(choosePlace((place) => phone[place], { surfaces, controls: [] })).toBe('top');
  });

  test('toasts over a full-window dialog do not cover the button that was just used', () => {
    const surfaces = [box(0, 0, 390, 844)];
    const controls = [box(24, 770, 340, 48)];
    expect(choosePlace((place) => phone[place], { surfaces, controls })).toBe('top');
  });
});

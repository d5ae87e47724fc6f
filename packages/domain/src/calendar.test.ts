import { expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from './calendar.ts';

const now = Date.parse('2026-11-23T07:12:00+05:30');
const event: CalendarEvent = {
  uid: 'a-2026-11-26@prahari',
  beginsAt: Date.parse('2026-11-26T20:00:00+05:30'),
  endsAt: Date.parse('2026-11-27T08:00:00+05:30'),
  summary: 'Duty',
  isCancelled: false,
};
const textOf = (...events: CalendarEvent[]) => calendarText({ name: 'Duties', events }, now);
/** Lines as a reader sees them (RFC 5545, section 3.1). */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

test('a night is one event from its begin to its end, in UTC', () => {
  expect(unfolded(textOf(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prahari//Duties//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Duties',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:a-2026-11-26@prahari',
    'DTSTAMP:20261123T014200Z',
    'DTSTART:20261126T143000Z',
    'DTEND:20261127T023000Z',
    'SUMMARY:Duty',
    'STATUS:CONFIRMED',
    'SEQUENCE:0',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a calendar without events has a component all the same', () => {
  const lines = unfolded(textOf());
  const begins = lines.filter((line) => line.startsWith('BEGIN:'));
  expect(begins).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'BEGIN:STANDARD']);
  expect(lines.filter((line) => line.startsWith('END:'))).toEqual([
    'END:STANDARD',
    'END:VTIMEZONE',
    'END:VCALENDAR',
  ]);
});

test('a cancelled event is a later version of the same', () => {
  const lines = unfolded(textOf({ ...event, isCancelled: true }));
  expect(lines).toEqual(
    expect.arrayContaining(['UID:a-2026-11-26@prahari', 'STATUS:CANCELLED', 'SEQUENCE:1']),
  );
});

test('commas, semicolons, backslashes and line breaks are escaped, and nobody can add a line', () => {
  const location = 'Gate 2; Block A, Sector 62\\North\r\nEND:VEVENT\nX-EVIL:1\u0007';
  const lines = unfolded(textOf({ ...event, location }));
  expect(lines).toContain('LOCATION:Gate 2\\; Block A\\, Sector 62\\\\North\\nEND:VEVENT\\nX-EVIL:1 ');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test.each(['a'.repeat(400), 'प्रहरी सुरक्षा '.repeat(30), '🏢'.repeat(60)])(
  'long lines are folded at 75 octets between characters: %#',
  (summary) => {
    const text = textOf({ ...event, summary });
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
    expect(text).not.toContain('\uFFFD');
  },
);

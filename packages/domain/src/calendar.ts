/** An event of a calendar; instants in ms since 1970. */
export interface CalendarEvent {
  /** Stays the same while the event is moved or cancelled. */
  uid: string;
  beginsAt: number;
  endsAt: number;
  summary: string;
  location?: string | undefined;
  isCancelled: boolean;
}

/** The longest line in octets, without its end (RFC 5545, section 3.1). */
const LINE_MAX = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Folds a line between characters, so that no octet sequence of UTF-8 is cut. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_MAX) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** Escapes a text value (RFC 5545, section 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** An instant in UTC: `20261126T143000Z`. */
const utc = (instant: number): string =>
  new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

const eventLines = (event: CalendarEvent, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(event.beginsAt)}`,
  `DTEND:${utc(event.endsAt)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  // A cancelled event is a later version of the one that calendars have.
  `SEQUENCE:${event.isCancelled ? 1 : 0}`,
  'END:VEVENT',
];

/** India's time zone. A calendar must have a component (RFC 5545, section 3.6), also one without events. */
const TIME_ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Returns a calendar as text (RFC 5545). Times are in UTC, so it needs no rules of a time zone. @param now in ms since 1970 */
export function calendarText(
  { name, events }: { name: string; events: readonly CalendarEvent[] },
  now: number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prahari//Duties//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length === 0 ? TIME_ZONE_LINES : events.flatMap((event) => eventLines(event, now))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

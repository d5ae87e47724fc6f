import * as z from 'zod/mini';

/** A coordinate in degrees, between minus and plus `limit`. */
const degrees = (label: string, limit: 90 | 180) =>
  z
    .number({ error: `${label} must be a number` })
    .check(
      z.gte(-limit, { error: `${label} must be at least -${limit}` }),
      z.lte(limit, { error: `${label} must be at most ${limit}` }),
    );

/** WGS 84, as phones and maps give it. */
export const coordinates = { latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) };

/** The radius around a post that still counts as there, in meters. */
export const DEFAULT_RADIUS_METERS = 200;
const RADIUS_MAX_METERS = 10_000;
const radiusError = 'Radius must be a whole number of meters from 1 to 10,000';

/** A post's position as it is entered, with which those of presses are compared. */
export const newPostPosition = z.object(
  {
    ...coordinates,
    radiusMeters: z._default(
      z.number({ error: radiusError }).check(
        z.refine((meters) => Number.isInteger(meters) && meters >= 1 && meters <= RADIUS_MAX_METERS, {
          error: radiusError,
        }),
      ),
      DEFAULT_RADIUS_METERS,
    ),
  },
  { error: 'Position must have latitude and longitude' },
);

export const postPosition = z.object({
  latitude: z.number(),
  longitude: z.number(),
  radiusMeters: z.number(),
});
export type PostPosition = z.output<typeof postPosition>;

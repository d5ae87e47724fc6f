/** A point on earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_METERS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance between two points in meters, along the surface. */
export function metersBetween(one: Point, other: Point): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const between = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude;
  return Math.round(2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(latitude + between))));
}

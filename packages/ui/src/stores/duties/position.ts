import type { PressBody } from '@prahari/contract/duties.schemas';

type Position = NonNullable<PressBody['position']>;

/** Nobody waits longer for a satellite. */
const PATIENCE_MS = 10_000;
/** An older position proves nothing. */
const OLDEST_MS = 120_000;

export const canGivePosition = (): boolean =>
  typeof navigator !== 'undefined' && Boolean(navigator.geolocation);

/** Returns where the device is now; undefined if the person or the device refuses, or it knows an old place only. */
export function currentPosition(): Promise<Position | undefined> {
  if (!canGivePosition()) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
        const isOld = Date.now() - timestamp > OLDEST_MS;
        const takenAt = new Date(timestamp).toISOString();
        resolve(isOld ? undefined : { latitude, longitude, accuracyMeters: accuracy, takenAt });
      },
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 },
    );
  });
}

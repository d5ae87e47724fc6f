import type { Location } from '@prahari/contract/assignments.schemas';

/** Postal address lines; missing parts are left out. */
export function addressLines({ street, city, state, zipCode }: Location): string[] {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [street, [city, region].filter(Boolean).join(', ')].filter(Boolean);
}

/** Opens the address in the phone's maps app or on the web. '' when there is no address. */
export function mapsLink(location: Location): string {
  const address = addressLines(location).join(', ');
  return address && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

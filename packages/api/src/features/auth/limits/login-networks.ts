import { isIPv6 } from 'node:net';
import { sourceNetwork } from '../../../limits/source-network.ts';
import { digest, type LoginAttempt } from './login-attempt.ts';
import type { KeyLimit } from './login-throttle.ts';
import { callsFactor } from './source-mails.service.ts';

export const WINDOW_SECONDS = 15 * 60;

/**
 * Failures in 15 minutes from the networks around a client IP, of one account and of all. A mobile
 * network's phones share an IPv4 address, which therefore has 250.
 */
const NETWORK_LIMITS = {
  4: { 24: { ofAccount: 30, ofAll: 750 }, 32: { ofAll: 250 } },
  6: { 48: { ofAccount: 30, ofAll: 200 }, 56: { ofAccount: 20, ofAll: 150 }, 64: { ofAll: 100 } },
} as const;

export interface NetworkLimits {
  ofAccount: KeyLimit[];
  /** Limits of all accounts. Strangers share them, so they refuse no right password. */
  ofAll: KeyLimit[];
}

/** Returns the limits of the networks around a client IP. */
export function networkLimits({ email, address, callsPerHour }: LoginAttempt): NetworkLimits {
  const all = (points: number): number => Math.ceil(points * callsFactor(callsPerHour));
  const networks: [string, { ofAccount?: number; ofAll: number }][] = isIPv6(address)
    ? ([48, 56, 64] as const).map((bits) => [
        `${sourceNetwork(address, bits)}/${bits}`,
        NETWORK_LIMITS[6][bits],
      ])
    : [
        [`${address.split('.').slice(0, 3).join('.')}/24`, NETWORK_LIMITS[4][24]],
        [address, NETWORK_LIMITS[4][32]],
      ];
  const limit = (key: string, points: number): KeyLimit => ({ key, points, windowSeconds: WINDOW_SECONDS });
  return {
    ofAccount: networks.flatMap(([network, { ofAccount }]) =>
      ofAccount ? [limit(`login-network:${digest(email)}:${network}`, ofAccount)] : [],
    ),
    ofAll:
      callsPerHour > 0
        ? networks.map(([network, { ofAll }]) => limit(`login-network:${network}`, all(ofAll)))
        : [],
  };
}

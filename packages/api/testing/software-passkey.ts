import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreationOptions, RequestOptions } from '@prahari/contract/factors.schemas';

/** Flags of authenticator data (WebAuthn level 3, section 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/** An authenticator's or a page's deviations. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
  /** Another passkey's private key signs. */
  signedBy?: SoftwarePasskey;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

/** Returns the head of a CBOR value (RFC 8949, section 3) of up to 65,535 bytes. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
const cborBytes = (data: Uint8Array): Buffer => Buffer.concat([head(2, data.length), data]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);

/** A passkey with its own key (ES256), without attestation. */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(32));
  counter = 0;
  userHandle: string | undefined;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  /** @param origin the passkey's site */
  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin, ...other }: Deviation): string {
    const clientData = {
      type: other.type ?? type,
      challenge: other.challenge ?? challenge,
      origin,
      crossOrigin: false,
    };
    return base64url(JSON.stringify(clientData));
  }

  #authenticatorData(rpId: string, flags: number, { isUserVerified = true, counter, ...other }: Deviation) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const verified = isUserVerified ? USER_VERIFIED : 0;
    return Buffer.concat([sha256(other.rpId ?? rpId), Buffer.from([flags | verified]), count]);
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      point[0] as Buffer,
      Buffer.from([0x22]),
      point[1] as Buffer,
    ]);
  }

  /** Returns the result of `navigator.credentials.create()`. */
  create({ rp, user, challenge }: CreationOptions, deviation: Deviation = {}) {
    this.userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id, USER_PRESENT | ATTESTED, deviation),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      this.#coseKey(),
    ]);
    const attestation = [
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ];
    return {
      id: this.id,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation),
        attestationObject: base64url(Buffer.concat(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Signs by this passkey's key. */
  sign(data: Uint8Array): Buffer {
    return sign('sha256', data, this.#keys.privateKey);
  }

  /** Returns the result of `navigator.credentials.get()` and counts one more. */
  use({ rpId, challenge }: RequestOptions, deviation: Deviation = {}) {
    this.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, deviation);
    const authenticatorData = this.#authenticatorData(rpId, USER_PRESENT, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const userHandle = 'userHandle' in deviation ? deviation.userHandle : this.userHandle;
    return {
      id: this.id,
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url((deviation.signedBy ?? this).sign(signed)),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }
}

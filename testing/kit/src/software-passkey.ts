import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

const [isPresent, isVerified, hasKey] = [1, 4, 64];

/** A passkey in memory: ES256, no attestation. It signs for any site that it is told it is at. */
export const softwarePasskey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;
  const authData = (origin: string, flags: number, rest: Uint8Array = new Uint8Array()) => {
    uses += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const key = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  const credential = <Response>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });
  return {
    /** What a browser sends for a new passkey. */
    made: (challenge: string, origin: string) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key()]);
      const data = authData(origin, isPresent | isVerified | hasKey, attested);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<never, never> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<never, never>()],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      });
    },
    /** What a browser sends for a passkey that was used; `verified` is false without finger, face or PIN. */
    used: (challenge: string, origin: string, { verified = true }: { verified?: boolean } = {}) => {
      const data = authData(origin, verified ? isPresent | isVerified : isPresent);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
};

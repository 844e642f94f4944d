import { z } from 'zod';

/** Bytes as base64url. */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/, 'should be base64url');

const credentialOf = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: bytes(1400),
    rawId: bytes(1400),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  });

/** What a browser's `navigator.credentials.create` gives, as JSON (WebAuthn `RegistrationResponseJSON`). */
export const newPasskey = credentialOf(
  z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(32_768),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
);

/** What a browser's `navigator.credentials.get` gives, as JSON (WebAuthn `AuthenticationResponseJSON`). */
export const givenPasskey = credentialOf(
  z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(16_384),
    userHandle: bytes(200).optional(),
  }),
);

/** What `navigator.credentials` is asked with, as JSON: `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

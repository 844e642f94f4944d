/** Whether this browser can make and give passkeys. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Whether this browser offers passkeys among what it fills in. */
export const fillsInPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

const jsonOf = (credential: Credential | null): unknown => {
  if (credential === null) throw new Error('The browser gave no passkey');
  return (credential as PublicKeyCredential).toJSON();
};

/**
 * Asks for a passkey by the provider's options, and returns it as JSON. Throws when it is not given. With the mediation
 * 'conditional' it waits among what the browser fills in, until `signal` ends it.
 */
export const givePasskey = async (
  options: object,
  given: { mediation?: 'conditional'; signal?: AbortSignal } = {},
): Promise<unknown> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return jsonOf(await navigator.credentials.get({ publicKey, ...given }));
};

/** Makes a passkey by the provider's options, and returns it as JSON. Throws when it is not made. */
export const makePasskey = async (options: object): Promise<unknown> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return jsonOf(await navigator.credentials.create({ publicKey }));
};

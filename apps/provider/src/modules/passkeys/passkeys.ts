export {
  askForNewPasskey,
  askForPasskey,
  checkNewPasskey,
  checkPasskey,
  type GivenCredential,
  type KeptPasskey,
  type PasskeyPlace,
} from './check-passkey.ts';
export type { ChallengeUse } from './challenge.ts';

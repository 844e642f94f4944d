import { isRefusal, type Refusal } from '../../call/refusal.ts';
import { ceilings } from './ceilings.ts';
import { type Counted, countLimit, tooManyFor } from './failure-limit.ts';
import { giveBack } from './give-back.ts';
import type { Limiters } from './limiters.ts';
import { networkOf } from './network-of.ts';

/**
 * Who asks for a code: whom it is sent to, in one spelling, the asker's address, and the secret id of the asker's
 * browser where it has one. A user agent is no such id.
 */
export type CodeAsker = { subject: string; address: string; device?: string };

export type CodeLimits = {
  /** Counts a code before it is sent; `undo` takes the count back when none was. */
  ask: (asker: CodeAsker) => Promise<Counted | Refusal>;
  /** Counts a code that was wrong. */
  wasWrong: (asker: CodeAsker) => Promise<void>;
  /** Makes device and network known to the subject, after a code was right. */
  wasRight: (asker: CodeAsker) => Promise<void>;
};

/** Limits that allow everything, for `RATE_LIMITS=off`. */
export const noCodeLimits: CodeLimits = {
  ask: async () => ({ undo: async () => {} }),
  wasWrong: async () => {},
  wasRight: async () => {},
};

/** Codes a network may ask for one subject while either is asked for a lot. */
const pairUnderAttack = 1;
/** Codes of one network, in the window of `codesOfNetwork`, after which it gets none for strangers. */
const networkAtMost = 300;
/** Seconds for which a subject remembers where a code of its own was right. */
const knownSeconds = 14 * 86_400;

/** Keys under which a subject knows where a code of its own was right. */
const placesOf = ({ subject, address, device }: CodeAsker) => ({
  ofNetwork: `network ${networkOf(address)}\n${subject}`,
  ofDevice: device === undefined ? null : `device ${device}\n${subject}`,
});

/** Counts an ask for its place, its subject and its network; `uncount` takes back all but that of the place. */
const asksCounted = (limiters: Limiters) => {
  const [pairs, subjects, networks] = [
    limiters(ceilings.codesOfPair),
    limiters(ceilings.codesOfSubject),
    limiters(ceilings.codesOfNetwork),
  ];
  return async (place: string, { subject, address }: CodeAsker) => {
    const network = networkOf(address);
    const [ofPair, ofSubject, ofNetwork] = await Promise.all([
      pairs.penalty(place),
      subjects.penalty(subject),
      networks.penalty(network),
    ]);
    const uncount = async () =>
      void (await Promise.all([giveBack(subjects, subject), giveBack(networks, network)]));
    return { ofPair, ofSubject, ofNetwork, uncount, uncountPlace: () => giveBack(pairs, place) };
  };
};

/**
 * Limits how many codes are sent, without locking anybody else out, as `guessLimits` does for passwords: only a
 * network that asked for a subject's codes waits for that subject. After fifty wrong codes of a subject in a day,
 * none is sent for places it does not know, so that codes cannot be guessed from many networks. When a subject is asked for from everywhere, or
 * a network asks for everybody, each network gets one. A device that a code was right on before counts by itself,
 * whatever others in its network ask for.
 */
export const codeLimits = (limiters: Limiters): CodeLimits => {
  const countAsk = asksCounted(limiters);
  const devices = countLimit(limiters, ceilings.codesOfDevice);
  const known = limiters({ name: 'code right from', seconds: knownSeconds });
  const wrongs = limiters(ceilings.wrongCodesOfSubject);
  const isKnown = async (place: string | null) => place !== null && (await known.get(place)) !== null;
  return {
    ask: async (asker) => {
      const ofDevice = asker.device === undefined ? null : await devices.count(asker.device);
      if (isRefusal(ofDevice)) return ofDevice;
      const places = placesOf(asker);
      const isOwn = await isKnown(places.ofDevice);
      const wrong = await wrongs.get(asker.subject);
      if (
        (wrong?.consumedPoints ?? 0) >= ceilings.wrongCodesOfSubject.atMost &&
        !isOwn &&
        !(await isKnown(places.ofNetwork))
      ) {
        await ofDevice?.undo();
        return tooManyFor(wrong?.msBeforeNext ?? 0);
      }
      const counted = await countAsk((isOwn && places.ofDevice) || places.ofNetwork, asker);
      const { ofPair, ofSubject, ofNetwork } = counted;
      const uncount = async () => void (await Promise.all([counted.uncount(), ofDevice?.undo()]));
      const undo = async () => void (await Promise.all([counted.uncountPlace(), uncount()]));
      const isSlowed =
        !isOwn &&
        (ofSubject.consumedPoints > ceilings.codesOfSubject.atMost ||
          ofNetwork.consumedPoints > ceilings.codesOfNetwork.atMost);
      if (ofPair.consumedPoints > (isSlowed ? pairUnderAttack : ceilings.codesOfPair.atMost)) {
        await uncount();
        return tooManyFor(ofPair.msBeforeNext);
      }
      if (ofNetwork.consumedPoints > networkAtMost && !isOwn && !(await isKnown(places.ofNetwork))) {
        await undo();
        return tooManyFor(ofNetwork.msBeforeNext);
      }
      return { undo };
    },
    wasWrong: async ({ subject }) => void (await wrongs.penalty(subject)),
    wasRight: async (asker) => {
      const { ofNetwork, ofDevice } = placesOf(asker);
      await Promise.all(
        [ofNetwork, ofDevice].map((place) => place !== null && known.set(place, 1, knownSeconds)),
      );
    },
  };
};

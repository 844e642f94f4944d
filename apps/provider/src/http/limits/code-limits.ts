import { isRefusal, type Refusal } from '../../call/refusal.ts';
import { ceilings } from './ceilings.ts';
import { type Counted, countLimit, tooManyFor } from './failure-limit.ts';
import { giveBack } from './give-back.ts';
import type { Limiters } from './limiters.ts';
import { networkOf } from './network-of.ts';
import { pacing } from './pacing.ts';

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

/** Codes a network may ask for one subject while it asks for a lot. */
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

/** Where an ask comes from: its key, its network, and by what the subject knows it. */
type Place = { key: string; network: string; knownBy: 'device' | 'network' | null };

/** Counts an ask for its place and its network. */
const placeLimit = (limiters: Limiters) => {
  const [pairs, networks] = [limiters(ceilings.codesOfPair), limiters(ceilings.codesOfNetwork)];
  return async ({ key, network, knownBy }: Place): Promise<Counted | Refusal> => {
    const [ofPair, ofNetwork] = await Promise.all([pairs.penalty(key), networks.penalty(network)]);
    const undo = async () => void (await Promise.all([giveBack(pairs, key), giveBack(networks, network)]));
    const isSlowed = knownBy !== 'device' && ofNetwork.consumedPoints > ceilings.codesOfNetwork.atMost;
    if (ofPair.consumedPoints > (isSlowed ? pairUnderAttack : ceilings.codesOfPair.atMost)) {
      await giveBack(networks, network);
      return tooManyFor(ofPair.msBeforeNext);
    }
    if (knownBy !== null || ofNetwork.consumedPoints <= networkAtMost) return { undo };
    await undo();
    return tooManyFor(ofNetwork.msBeforeNext);
  };
};

/** Counts an ask among all that share one key, whatever networks and devices they come from. */
const sharedLimit = (limiters: Limiters) => {
  const apart = countLimit(limiters, ceilings.codesApart);
  const pace = pacing(limiters, { day: ceilings.codesOfDay, paced: ceilings.codesPaced });
  return async (key: string): Promise<Counted | Refusal> => {
    const gap = await apart.count(key);
    if (isRefusal(gap)) return gap;
    const turn = await pace(key, async () => false);
    const undo = async () => void (await Promise.all([gap.undo(), turn.undo()]));
    if (turn.wait <= 0) return { undo };
    await undo();
    return tooManyFor(turn.wait);
  };
};

/** Counts by one limit after the other; one that refuses takes back what those before it counted. */
const countAll = async (
  limits: readonly (() => Promise<Counted | Refusal>)[],
): Promise<Counted | Refusal> => {
  const counts: Counted[] = [];
  const undo = async () => void (await Promise.all(counts.map((each) => each.undo())));
  for (const limit of limits) {
    const counted = await limit();
    if (isRefusal(counted)) {
      await undo();
      return counted;
    }
    counts.push(counted);
  }
  return { undo };
};

/**
 * Limits how many codes are sent. All networks and devices that a subject does not know share its codes: one in a
 * minute, twenty in a day, then one in half an hour, so that nobody's telephone is flooded from many networks; they
 * are counted alike for subjects that nobody has. The owner's device, on which a code was right before, counts by
 * itself, and so does a network in which one was right; passwords, passkeys and logins elsewhere are not touched.
 * After fifty wrong codes of a subject in a day, none is sent for places it does not know, so that codes cannot be
 * guessed from many networks. A network that asks for everybody gets one for each.
 */
export const codeLimits = (limiters: Limiters): CodeLimits => {
  const [ofPlace, ofAll] = [placeLimit(limiters), sharedLimit(limiters)];
  const devices = countLimit(limiters, ceilings.codesOfDevice);
  const known = limiters({ name: 'code right from', seconds: knownSeconds });
  const wrongs = limiters(ceilings.wrongCodesOfSubject);
  const isKnown = async (place: string | null) => place !== null && (await known.get(place)) !== null;

  const placeOf = async (asker: CodeAsker): Promise<Place> => {
    const { ofNetwork, ofDevice } = placesOf(asker);
    const network = networkOf(asker.address);
    if (ofDevice !== null && (await isKnown(ofDevice))) return { key: ofDevice, network, knownBy: 'device' };
    return { key: ofNetwork, network, knownBy: (await isKnown(ofNetwork)) ? 'network' : null };
  };

  const refusedByWrongs = async (subject: string): Promise<Refusal | null> => {
    const wrong = await wrongs.get(subject);
    const isOver = wrong !== null && wrong.consumedPoints >= ceilings.wrongCodesOfSubject.atMost;
    return isOver ? tooManyFor(wrong.msBeforeNext) : null;
  };

  return {
    ask: async (asker) => {
      const { subject, device } = asker;
      const place = await placeOf(asker);
      const refused = place.knownBy === null ? await refusedByWrongs(subject) : null;
      if (refused !== null) return refused;
      return countAll([
        ...(device === undefined ? [] : [() => devices.count(device)]),
        () => ofPlace(place),
        // A known device waits a minute as well: for the code it asked for last (`issueCode`).
        ...(place.knownBy === 'device' ? [] : [() => ofAll(place.knownBy === null ? subject : place.key)]),
      ]);
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

import { ceilings } from '@dijla/provider/http/limits/ceilings';
import { type Answered, type Attack, atOnce, isIn, password } from './two-doors.ts';

/** Whether a guess was looked at: it was answered as wrong, and not put off. */
const wasExamined = ({ refusal }: Answered): boolean =>
  refusal === 'user.sign-in-incorrect' || refusal === 'user.code-wrong';

const beyond = (examined: number, most: number): number => Math.max(0, examined - most);

/** Guesses at one account by one network, many at once; the right password comes when the guesses are used up. */
const oneAccount: Attack = {
  name: 'guessing a password from one network',
  run: async (doors) => {
    const victim = await doors.victim();
    const robot = doors.visitor();
    const guesses = await atOnce(60, (place) => doors.logIn(robot, victim, `Guess-${place}-of-many`));
    const last = await doors.logIn(robot, victim);
    const examined = guesses.filter(wasExamined).length;
    return {
      tries: guesses.length + 1,
      successes: beyond(examined, ceilings.guessesOfPair.atMost) + Number(isIn(last)),
      note: `${examined} looked at`,
    };
  },
};

/** Guesses at one account from many networks; its owner gets in meanwhile from where she was before. */
const manyNetworks: Attack = {
  name: 'guessing a password from many networks',
  run: async (doors) => {
    const victim = await doors.victim();
    const home = doors.visitor();
    await doors.logIn(home, victim);
    const guesses: Answered[] = [];
    // Some are put off while others are hashed, and count for nothing.
    while (guesses.filter(wasExamined).length <= ceilings.guessesOfAccount.atMost && guesses.length < 300)
      guesses.push(
        ...(await atOnce(8, (place) =>
          doors.logIn(doors.visitor(), victim, `Guess-${guesses.length + place}-of-many`),
        )),
      );
    const robot = doors.visitor();
    const two = [await doors.logIn(robot, victim, 'Guess-one-more'), await doors.logIn(robot, victim)];
    if (!isIn(await doors.logIn(home, victim)))
      throw new Error('the owner is locked out by guesses of others');
    return {
      tries: guesses.length + two.length,
      // A network that is new has one guess while the account is under attack.
      successes: Number(isIn(two[1] as Answered)),
      note: 'the owner gets in meanwhile',
    };
  },
};

/** Guesses that both processes hash at once for one network without putting any off. */
const atOnceOfNetwork = 16;

/** One password at ever new accounts, from one network that tries on until nothing is looked at. */
const oneAtEach: Attack = {
  name: 'one password at many accounts',
  run: async (doors) => {
    const victim = await doors.victim();
    const robot = doors.visitor();
    const guesses: Answered[] = [];
    let isStopped = false;
    while (!isStopped && guesses.length < 400) {
      const wave = await atOnce(atOnceOfNetwork, (place) =>
        robot.ask('/api/user/login', {
          body: { username: `sprayed-${guesses.length + place}@example.iq`, password },
        }),
      );
      guesses.push(...wave);
      isStopped = !wave.some(wasExamined);
    }
    const last = await doors.logIn(robot, victim);
    const examined = guesses.filter(wasExamined).length;
    return {
      tries: guesses.length + 1,
      // Those that came at once with the last one allowed are looked at too.
      successes: beyond(examined, ceilings.oddCallsOfNetwork.atMost + atOnceOfNetwork) + Number(isIn(last)),
      note: `${examined} looked at, then ${last.refusal}`,
    };
  },
};

const logInByCode = (
  by: ReturnType<Parameters<Attack['run']>[0]['visitor']>,
  mobileNumber: string,
  otp: string,
) => by.ask('/api/user/login-code', { body: { mobileNumber, otp } });

/** Codes guessed many at once over both processes; the right one comes when five were wrong. */
const codes: Attack = {
  name: 'guessing a code, many at once',
  run: async (doors) => {
    const victim = await doors.victim();
    const robot = doors.visitor();
    await robot.ask('/api/user/login-code/send', { body: { mobileNumber: victim.mobile } });
    const right = await doors.secretSentTo(victim.mobile, 'code');
    const wrong = right === '000000' ? '000001' : '000000';
    const guesses = await atOnce(40, () => logInByCode(robot, victim.mobile, wrong));
    const examined = guesses.filter(wasExamined).length;
    const last = await logInByCode(robot, victim.mobile, right);
    return {
      tries: guesses.length + 1,
      successes: beyond(examined, 5) + Number(isIn(last)),
      note: `${examined} looked at`,
    };
  },
};

/** A code that somebody reads out to the attacker, used in another browser than the one that asked. */
const codeElsewhere: Attack = {
  name: 'a code of another browser',
  run: async (doors) => {
    const victim = await doors.victim();
    await doors.visitor().ask('/api/user/login-code/send', { body: { mobileNumber: victim.mobile } });
    const code = await doors.secretSentTo(victim.mobile, 'code');
    const tried = await atOnce(10, () => logInByCode(doors.visitor(), victim.mobile, code));
    return { tries: tried.length, successes: tried.filter(isIn).length };
  },
};

export const guessing: readonly Attack[] = [oneAccount, manyNetworks, oneAtEach, codes, codeElsewhere];

import { ceilings } from '@dijla/provider/http/limits/ceilings';
import { type Answered, type Attack, atOnce, type Doors, type Visitor } from './two-doors.ts';

/** One door, knocked at with the name of a customer or of nobody. */
type Door = {
  name: string;
  knock: (by: Visitor, who: { email: string; mobile: string }) => Promise<Answered>;
};

const doorsOf: readonly Door[] = [
  {
    name: 'password',
    knock: (by, { email }) =>
      by.ask('/api/user/login', { body: { username: email, password: 'Not-the-right-one-1' } }),
  },
  {
    name: 'code',
    knock: (by, { mobile }) => by.ask('/api/user/login-code/send', { body: { mobileNumber: mobile } }),
  },
  { name: 'reset', knock: (by, { email }) => by.ask('/api/user/reset-password', { body: { email } }) },
];

const nobody = (place: number) => ({
  email: `nobody-${place}@example.iq`,
  mobile: `0770${String(5_000_000 + place)}`,
});

/** What of an answer an attacker compares: all but what differs from request to request anyway. */
const shapeOf = ({ status, result, refusal, headers }: Answered): string =>
  JSON.stringify([
    status,
    result,
    refusal,
    [...headers.keys()].filter((name) => name !== 'retry-after').toSorted(),
  ]);

/** Whether answers differ for a customer and for nobody. */
const byAnswer: Attack = {
  name: 'telling customers by the answer',
  run: async (doors) => {
    let different = 0;
    for (const { knock } of doorsOf) {
      const [customer, stranger] = [await doors.victim(), nobody(1)];
      const [one, other] = [doors.visitor(), doors.visitor()];
      // The second time as well: a code that was just sent must not be told by it.
      for (let time = 0; time < 2; time += 1) {
        const ofCustomer = await knock(one, customer);
        different += Number(shapeOf(ofCustomer) !== shapeOf(await knock(other, stranger)));
      }
    }
    const [first, second] = await atOnce(2, () =>
      doors.visitor().ask('/api/user/passkey-login/begin', { method: 'POST' }),
    );
    const keysOf = (answer: Answered | undefined) => Object.keys((answer?.result ?? {}) as object).join(' ');
    different += Number(keysOf(first) !== keysOf(second));
    return { tries: 4 * doorsOf.length + 2, successes: different };
  },
};

const samples = 24;

/** Share of the samples that the best line between the two kinds tells apart. */
const toldApart = (ofCustomers: readonly number[], ofNobody: readonly number[]): number => {
  const all = [...ofCustomers, ...ofNobody];
  const best = all.map((line) => {
    const right = ofCustomers.filter((ms) => ms >= line).length + ofNobody.filter((ms) => ms < line).length;
    return Math.max(right, all.length - right) / all.length;
  });
  return Math.max(...best);
};

/** A coin tells half of them; the best line through noise tells up to three quarters of so few. */
const luck = 0.8;

const timed = async (doors: Doors, { name, knock }: Door) => {
  const [ofCustomers, ofNobody]: [number[], number[]] = [[], []];
  for (let place = 0; place < samples; place += 1) {
    const victim = await doors.victim();
    // In turns, so that whatever else the machine does falls on both.
    ofCustomers.push((await knock(doors.visitor(), victim)).ms);
    ofNobody.push((await knock(doors.visitor(), nobody(100 + place))).ms);
  }
  return { name, told: toldApart(ofCustomers.slice(2), ofNobody.slice(2)) };
};

/** Whether an attacker tells customers from nobody by how long an answer takes. */
const byTime: Attack = {
  name: 'telling customers by the time',
  run: async (doors) => {
    const measured = [];
    for (const door of doorsOf) measured.push(await timed(doors, door));
    return {
      tries: 2 * samples * doorsOf.length,
      successes: measured.filter(({ told }) => told > luck).length,
      note: measured.map(({ name, told }) => `${name} ${Math.round(told * 100)} %`).join(', '),
    };
  },
};

/** How many messages one number, and one e-mail address, can be made to get from many networks at once. */
const byMessages: Attack = {
  name: 'flooding a number and an address with messages',
  run: async (doors) => {
    const { mobile, email } = await doors.victim();
    const tries = 80;
    const floods = [
      { to: mobile, path: '/api/user/login-code/send', body: { mobileNumber: mobile } },
      { to: email, path: '/api/user/reset-password', body: { email } },
    ];
    const sent: number[] = [];
    for (const { to, path, body } of floods) {
      const before = await doors.countSentTo(to);
      await atOnce(tries, () => doors.visitor().ask(path, { body }));
      sent.push((await doors.countSentTo(to)) - before);
    }
    if (sent.includes(0)) throw new Error(`nothing was sent: ${sent.join(', ')}`);
    return {
      tries: tries * floods.length,
      successes: sent.reduce((extra, each) => extra + each - ceilings.codesApart.atMost, 0),
      note: `${sent.join(' and ')} sent`,
    };
  },
};

export const enumeration: readonly Attack[] = [byAnswer, byTime, byMessages];

import { randomInt } from 'node:crypto';
import { connect, type Connection, type DatabaseTransaction } from '@dijla/provider/database';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import {
  type Account,
  linesToCapture,
  linesToExchange,
  linesToHold,
  linesToMove,
  linesToRelease,
  type LedgerUnit,
  post,
  type Posting,
  proveLedger,
  receivableOf,
  setCreditLimit,
} from '@dijla/provider/modules/ledger/ledger';
import type { Stage, Table } from '../../bench.ts';
import { benchConfig } from '../../config.ts';
import { progressOf } from '../progress.ts';

/** Number of spenders at once, each with a session of its own. */
const spenders = 64;
/** Guarded accounts of each kind; few, so that spenders meet. */
const owners = 12;
const creditLimit = 20_000;
/** One posting in this many is rolled back by its caller, tells an earlier cause again, or loses its session. */
const oneIn = { rolledBack: 10, repeated: 20, killed: 500 };
const amountAtMost = 5000;

const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[randomInt(items.length)] ?? items[0];
const owner = (): number => 1 + randomInt(owners);
const amount = (): number => 1 + randomInt(amountAtMost);

const points = (): Account => `points:customer:${owner()}`;
const card = (): Account => `gift-card:${owner()}`;
const credit = (): Account => `credit:customer:${owner()}`;
const order = (): Account => receivableOf(10_000 + randomInt(1000));
const till = (): Account =>
  pick<Account>(['cash:courier:1', 'cash:courier:2', 'payments:fib', 'payments:card']);

const move = (from: Account, to: Account, unit: LedgerUnit) =>
  linesToMove({ from, to, unit, amount: amount() });
const held = (): { account: Account; purpose: string; unit: LedgerUnit; amount: number } => ({
  ...pick([
    { account: points(), unit: 'POINT' as const },
    { account: card(), unit: 'IQD' as const },
  ]),
  purpose: `order:${randomInt(20)}`,
  amount: amount(),
});

/** What happens in the shop, by the kind of its posting. */
const happenings: Readonly<Record<string, () => Posting['lines']>> = {
  earned: () => move('rewards', points(), 'POINT'),
  spent: () => [...move(points(), 'rewards', 'POINT'), ...move(points(), 'rewards', 'POINT')],
  card: () => [...move(order(), card(), 'IQD'), ...move(till(), order(), 'IQD')],
  payment: () => [...move(till(), order(), 'IQD'), ...move(order(), 'sales', 'IQD')],
  onCredit: () => move(credit(), 'sales', 'IQD'),
  paidBack: () => move(till(), credit(), 'IQD'),
  inDollars: () =>
    linesToExchange({
      from: { account: till(), unit: 'USD', amount: amount() },
      to: { account: order(), unit: 'IQD', amount: amount() },
    }),
  hold: () => [...linesToHold(held()), ...linesToHold(held())],
  capture: () => linesToCapture({ ...held(), to: 'sales' }),
  release: () => linesToRelease(held()),
};
const kinds = Object.keys(happenings);

type Outcome = 'posted' | 'posted-before' | 'short' | 'rolled back' | 'killed';
type Played = {
  outcomes: Record<Outcome, number>;
  recount: Map<string, number>;
  postings: Posting[];
  tried: number;
};

const somePosting = ({ postings, tried }: Played): Posting => {
  const earlier = postings[randomInt(Math.max(1, postings.length))];
  if (earlier && randomInt(oneIn.repeated) === 0) return earlier;
  const kind = kinds[randomInt(kinds.length)] ?? 'earned';
  return { kind, cause: `cause ${tried}`, lines: happenings[kind]?.() ?? [] };
};

const ends: Readonly<Record<'rolled back' | 'killed', (transaction: DatabaseTransaction) => Promise<never>>> =
  {
    'rolled back': () => Promise.reject(new Error('rolled back')),
    killed: async (transaction) => {
      await transaction
        .selectNoFrom(({ fn }) => fn('pg_terminate_backend', [fn('pg_backend_pid')]).as('killed'))
        .execute()
        .catch(() => undefined);
      throw new Error('killed');
    },
  };

/** Posts once; tries nothing a second time, so that a deadlock ends the program. */
const play = async ({ db }: Connection, posting: Posting): Promise<Outcome> => {
  const end =
    randomInt(oneIn.killed) === 0 ? 'killed' : randomInt(oneIn.rolledBack) === 0 ? 'rolled back' : null;
  try {
    return await inTransaction(
      db,
      async (transaction) => {
        const { outcome } = await post(transaction, posting);
        return end === null ? outcome : await ends[end](transaction);
      },
      { attempts: 1 },
    );
  } catch (error) {
    if (end === null || (end === 'rolled back' && !(error instanceof Error && error.message === end)))
      throw error;
    return end;
  }
};

const spend = async (
  connection: Connection,
  played: Played,
  { most, tell }: { most: number; tell: (done: number) => void },
): Promise<void> => {
  while (played.tried < most) {
    played.tried += 1;
    tell(played.tried);
    const posting = somePosting(played);
    const outcome = await play(connection, posting);
    played.outcomes[outcome] += 1;
    if (outcome !== 'posted') continue;
    played.postings.push(posting);
    for (const { account, unit, amount: added } of posting.lines)
      played.recount.set(`${unit} ${account}`, (played.recount.get(`${unit} ${account}`) ?? 0) + added);
  }
};

type Kept = { key: string; total: number; balance: number | null };

/** Counts accounts whose entries or balance are not what was posted, and those below what they may be. */
const differencesOf = async (
  { db, pool }: Connection,
  { recount, outcomes }: Played,
): Promise<Record<string, number>> => {
  const { rows } = await pool.query<Kept>(
    `select e.unit || ' ' || e.account as key, sum(e.amount)::bigint as total, min(b.balance)::bigint as balance
     from ledger_entry e left join ledger_balance b using (account, unit) group by e.account, e.unit`,
  );
  const kept = new Map(rows.map((row) => [row.key, row]));
  const keys = new Set([...kept.keys(), ...recount.keys()]);
  const isGuarded = (key: string) => /^\w+ (points|gift-card|held|credit):/.test(key);
  const wrong = [...keys].filter((key) => {
    const [entries, counted] = [kept.get(key), recount.get(key)];
    return entries?.total !== counted || (isGuarded(key) && entries?.balance !== counted);
  });
  const below = [...kept.values()].filter(
    ({ key, total }) => isGuarded(key) && total < (key.includes(' credit:') ? -creditLimit : 0),
  );
  const journals = await db
    .selectFrom('ledger_journal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  const proof = await proveLedger(db, Date.now());
  return {
    'unlike the recount': wrong.length,
    'below their limit': below.length,
    'journals too many or few': Math.abs(Number(journals?.count) - outcomes.posted),
    'found by the proof': Object.values(proof).flat().length,
  };
};

/**
 * Posts to few accounts by many at once, without the shop around the ledger: some are rolled back, told twice or cut off.
 * Throws when the ledger is not what was posted.
 */
export const barePostings = async (stage: Stage): Promise<Table> => {
  const most = benchConfig().stressPostings;
  const { url } = await stage.newDatabase('stress_ledger');
  const connection = connect({ url, applicationName: 'spenders', poolSize: spenders });
  try {
    await inTransaction(connection.db, async (transaction) => {
      for (let number = 1; number <= owners; number += 1)
        await setCreditLimit(transaction, {
          account: `credit:customer:${number}`,
          unit: 'IQD',
          limit: creditLimit,
        });
    });
    const played: Played = {
      outcomes: { posted: 0, 'posted-before': 0, short: 0, 'rolled back': 0, killed: 0 },
      recount: new Map(),
      postings: [],
      tried: 0,
    };
    const started = performance.now();
    const tell = progressOf(most, 'postings');
    await Promise.all(Array.from({ length: spenders }, () => spend(connection, played, { most, tell })));
    const seconds = (performance.now() - started) / 1000;
    const differences = await differencesOf(connection, played);
    if (Object.values(differences).some((count) => count > 0))
      throw new Error(`The ledger does not agree: ${JSON.stringify(differences)}`);
    return {
      title: `${spenders} sessions at once, ${played.recount.size} accounts`,
      rows: [
        ['postings', ...Object.keys(played.outcomes), 'a second', ...Object.keys(differences)],
        [
          played.tried,
          ...Object.values(played.outcomes),
          Math.round(played.tried / seconds),
          ...Object.values(differences),
        ],
      ],
    };
  } finally {
    await connection.close();
  }
};

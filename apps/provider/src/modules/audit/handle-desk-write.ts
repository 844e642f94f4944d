import { type CallDefinition, calls } from '@dijla/contract/schemas';
import type { CallHandler, CallInput, CallOutput, RequestContext } from '../../call/call-handler.ts';
import type { AskingStaff } from '../../call/caller.ts';
import type { DeskWriteName, HandledCall } from '../../call/handle-call.ts';
import { isRefusal, isRefusedError, refusal, type Refusal, RefusedError } from '../../call/refusal.ts';
import { type Author, positionAfter } from '../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { keepAnswer, type KeyedRequest, takeKey } from './first-answer-sql.ts';
import { type Act, recordAct } from './record-act-sql.ts';

type DeskWriteContext = RequestContext & {
  staff: AskingStaff;
  /** Everything is written in it; a refusal rolls it back. */
  transaction: DatabaseTransaction;
  /** Writes the audit row of what was done, in the same transaction. */
  act: (act: Act) => Promise<void>;
  /** The member of the staff, or the API key, for change rows and functions that take an author. */
  author: Author;
};

/** Parts of the provider by which a write could get round its transaction. */
type NoDatabase = { database?: never; readDatabase?: never };

/** What is done once the transaction has ended and its act is recorded, such as printing a file; its answer is the call's. */
type Afterwards<C extends DeskWriteName> = { afterwards: () => Promise<CallOutput<C> | Refusal> };

type DeskWrite<C extends DeskWriteName, Prepared> = (
  input: CallInput<C>,
  context: DeskWriteContext & { prepared: Prepared },
) => Promise<CallOutput<C> | Afterwards<C> | Refusal>;

/** What is known before the transaction begins. */
export type PreparingContext = RequestContext & { staff: AskingStaff };

const actorOf = ({ id, key }: AskingStaff): string => (key ? `key:${key.id}` : `staff:${id}`);

/**
 * Answers a request that carries a key once: the same again gets the first answer and changes nothing. What was
 * refused was rolled back, so that it is tried again.
 */
const answeredOnce = async <Output extends object>(
  transaction: DatabaseTransaction,
  keyed: KeyedRequest | null,
  write: () => Promise<Output>,
): Promise<Output> => {
  if (keyed === null) return write();
  const first = await takeKey(transaction, keyed);
  if (first === 'another')
    throw new RefusedError(
      refusal('request.invalid', { problem: 'the Idempotency-Key was used for another request' }),
    );
  if (first !== 'taken') return { result: first.answer } as Output;
  const output = await write();
  await keepAnswer(transaction, keyed, (output as { result?: unknown }).result);
  return output;
};

const inOneAct = async <C extends DeskWriteName>(
  database: Database,
  call: C,
  {
    isPartOfAct,
    staff,
    requestId,
    keyed,
    write,
  }: Pick<DeskWriteContext, 'staff' | 'requestId'> & {
    isPartOfAct: boolean;
    keyed: Pick<KeyedRequest, 'key' | 'request'> | null;
    write: (
      parts: Pick<DeskWriteContext, 'transaction' | 'act' | 'author'>,
    ) => Promise<CallOutput<C> | Afterwards<C> | Refusal>;
  },
): Promise<CallOutput<C> | Refusal> => {
  const author = { actor: actorOf(staff), requestId };
  try {
    const output = await inTransaction(database, (transaction) =>
      answeredOnce(transaction, keyed && { ...keyed, actor: author.actor, call }, async () => {
        let acts = 0;
        const act = async (done: Act): Promise<void> => {
          await recordAct(transaction, done, author);
          acts += 1;
        };
        const output = await write({ transaction, act, author });
        if (isRefusal(output)) throw new RefusedError(output);
        if (acts === 0 && !isPartOfAct) throw new Error(`${call} was done without a row in the audit`);
        return 'afterwards' in output ? output : { ...output, position: await positionAfter(transaction) };
      }),
    );
    return 'afterwards' in output ? await output.afterwards() : output;
  } catch (error) {
    if (isRefusedError(error)) return error.refusal;
    throw error;
  }
};

/**
 * Registers the handler of a call by which staff change something. It runs in one transaction, from which it
 * gets everything it writes with, and must record what it did by `act`: what ends without an audit row is
 * rolled back as a bug, but for a part of an act that another call ends. A refusal rolls back too. The answer carries the position of the write. What takes long
 * is done `afterwards`, once the act is committed; what must have gone well for there to be an act, such as reading a
 * picture or checking a password, is done by `prepare`, before the transaction. Of a replayable call the same request under the same
 * `Idempotency-Key` gets the first answer (wire §2.9).
 */
export const handleDeskWrite = <
  C extends DeskWriteName,
  Parts extends object & NoDatabase,
  Prepared = undefined,
  Preparing extends object = object,
>(
  call: C,
  make: (parts: Parts) => DeskWrite<C, Prepared>,
  prepare?: (
    parts: Preparing,
  ) => (input: CallInput<C>, context: PreparingContext) => Promise<{ prepared: Prepared } | Refusal>,
): HandledCall<C, Omit<Parts, keyof NoDatabase> & Preparing & { database: Database }> => ({
  tag: 'handled-call',
  call,
  make: (parts) => {
    const write = make(parts as unknown as Parts);
    const prepareOne = prepare?.(parts as unknown as Preparing);
    // A call of an extension is none of the contract's.
    const definition: CallDefinition | undefined = calls[call];
    return (async (input: CallInput<C>, context: PreparingContext) => {
      const made = await prepareOne?.(input, context);
      if (made !== undefined && isRefusal(made)) return made;
      const prepared = made?.prepared as Prepared;
      return inOneAct(parts.database, call, {
        isPartOfAct: definition?.isPartOfAct === true,
        staff: context.staff,
        requestId: context.requestId,
        keyed:
          definition?.replayable && context.idempotencyKey !== undefined
            ? { key: context.idempotencyKey, request: [input.params, input.body ?? null] }
            : null,
        write: (own) => write(input, { ...context, ...own, prepared }),
      });
    }) as CallHandler<C>;
  },
});

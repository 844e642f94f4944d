import { ContractError } from '@dijla/contract/client';
import type { TaskAnswer } from './sync-queue.ts';

/**
 * The answer to a task. Its code is read from the body, whatever the status says (spec 1 §4). Throws with the wire's own words when it is
 * not JSON or empty (spec 2 §8): such an answer is none.
 */
export const readTaskAnswer = async (response: Response): Promise<TaskAnswer> => {
  if (!response.headers.get('content-type')?.includes('application/json'))
    throw new ContractError('bad-content-type');
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw new ContractError('wrong-format');
  const { code, result } = body as { code?: unknown; result?: unknown };
  return { code: Number(code ?? response.status), result: result ?? null };
};

import { ContractError } from '@dijla/contract/client';
import type { TaskAnswer } from './sync-queue.ts';

/**
 * Reads the answer to a task. Its code comes from the body, not the status (spec 1 §4). Throws with the
 * wire's own error code if the body is empty or not JSON (spec 2 §8): such an answer does not count.
 */
export const readTaskAnswer = async (response: Response): Promise<TaskAnswer> => {
  if (!response.headers.get('content-type')?.includes('application/json'))
    throw new ContractError('bad-content-type');
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw new ContractError('wrong-format');
  const { code, result } = body as { code?: unknown; result?: unknown };
  return { code: Number(code ?? response.status), result: result ?? null };
};

import type { DeskCallName, DeskInput, DeskResult } from '@dijla/contract/desk-client';
import type { ask } from './ask.ts';
import { refusalOf } from './desk-error.ts';

/** Returns `ask` as `useAskOnce` says, by what makes calls. */
export const askingOnce = (make: typeof ask) => {
  let last: { change: string; key: string } | null = null;
  return async <C extends DeskCallName>(name: C, input: DeskInput<C>): Promise<DeskResult<C>> => {
    const change = JSON.stringify([name, input]);
    const { key } = last?.change === change ? last : (last = { change, key: crypto.randomUUID() });
    try {
      const result = await make(name, { ...input, idempotencyKey: key });
      last = null;
      return result;
    } catch (error) {
      if (refusalOf(error)?.code !== 'no-answer') last = null;
      throw error;
    }
  };
};

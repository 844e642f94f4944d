import { type DeskCallName, deskClient, type DeskInput, type DeskResult } from '@dijla/contract/desk-client';
import { savedLanguage } from '../look/saved-look.ts';
import { type Demand, demandOnce } from './demands.ts';
import { DeskError } from './desk-error.ts';

const call = deskClient({
  fetch: (request) => fetch(request),
  baseUrl: location.origin,
  storeCode: savedLanguage,
});

const demands: Readonly<Record<string, Demand>> = {
  'desk.not-signed-in': 'sign-in',
  'desk.step-up-needed': 'step-up',
};

/**
 * Makes a call of the desk and returns its result. A session that ended and a second factor that is asked for
 * again open a dialog, after which the call is made once more. Throws `DeskError` when it is refused.
 */
export const ask = async <C extends DeskCallName>(
  name: C,
  input: DeskInput<C> = {},
): Promise<DeskResult<C>> => {
  for (;;) {
    const answer = await call(name, input);
    if (answer.ok) return answer.result;
    const demand = demands[answer.refusal.code];
    if (demand === undefined || !(await demandOnce(demand))) throw new DeskError(answer.refusal);
  }
};

/** As `ask`, but a session that ended is an answer like others: for the calls that find out, or sign in. */
export const askOnce = async <C extends DeskCallName>(
  name: C,
  input: DeskInput<C> = {},
): Promise<DeskResult<C>> => {
  const answer = await call(name, input);
  if (answer.ok) return answer.result;
  throw new DeskError(answer.refusal);
};

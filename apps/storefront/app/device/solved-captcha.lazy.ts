import { captchaHeader, contractClient } from '@dijla/contract/client';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { captchaState } from './captcha-state.ts';

/** Milliseconds after which a request that waited for a captcha counts as unanswered. */
const answerTimeout = 20_000;

const inBase64url = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Solves a new captcha and sends the request with it. The browser's own cryptography does the work, off the page's thread. */
const sendSolved = async (request: Request): Promise<Response> => {
  const client = contractClient({ fetch: (asked) => fetch(asked), baseUrl: location.origin });
  const answer = await client('other/captcha');
  if (!answer.ok) throw new Error('no captcha');
  const challenge = answer.result;
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  if (solution === null) throw new Error('not solved');
  // The signal of the first request may have timed out while the shopper was reading.
  const again = new Request(request, { signal: AbortSignal.timeout(answerTimeout) });
  const { counter, derivedKey } = solution;
  again.headers.set(captchaHeader, inBase64url({ challenge, solution: { counter, derivedKey } }));
  return fetch(again);
};

let turn: Promise<unknown> = Promise.resolve();

const ask = (request: Request): Promise<Response | null> =>
  new Promise((resolve) => {
    const end = (response: Response | null) => {
      captchaState.setState({ asked: null });
      resolve(response);
    };
    captchaState.setState({
      asked: { solve: async () => end(await sendSolved(request)), leave: () => end(null) },
    });
  });

/** Asks the shopper for a captcha, one at a time, and returns the answer to the request; null when it was left unsolved. */
export const solvedCaptcha = (request: Request): Promise<Response | null> => {
  const asked = turn.then(() => ask(request));
  turn = asked;
  return asked;
};

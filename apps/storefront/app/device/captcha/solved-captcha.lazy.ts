import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { captchaState } from './captcha-state.ts';

/**
 * Path of `other/captcha` and the header of its solution. They are not in the client of the contract, whose bytes every page
 * pays for.
 */
const [path, header] = ['/api/captcha', 'x-captcha'];

/** Milliseconds after which a request that waited for a captcha counts as unanswered. */
const answerTimeout = 20_000;

const inBase64url = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Solves a new captcha and sends the request with it. The browser's own cryptography does the work, off the page's thread. */
const sendSolved = async (request: Request): Promise<Response> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error('no captcha');
  const { result: challenge } = (await answer.json()) as { result: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('not solved');
  // The signal of the first request may have timed out while the shopper was reading.
  const again = new Request(request, { signal: AbortSignal.timeout(answerTimeout) });
  const { counter, derivedKey } = solution;
  again.headers.set(header, inBase64url({ challenge, solution: { counter, derivedKey } }));
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

/**
 * Asks the shopper for a captcha, one at a time, where that is why a request was refused. Returns the answer to the
 * request with its solution, or the refusal: it has another reason, or was left unsolved.
 */
export const solvedCaptcha = async (request: Request, refused: Response): Promise<Response> => {
  if (refused.headers.get('x-refusal') !== 'request.captcha-needed') return refused;
  const asked = turn.then(() => ask(request));
  turn = asked;
  return (await asked) ?? refused;
};

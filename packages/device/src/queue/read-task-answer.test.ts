import { describe, expect, it } from 'vitest';
import { readTaskAnswer } from './read-task-answer.ts';

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

describe('readTaskAnswer', () => {
  it('reads the code from the body, not from the status', async () => {
    expect([
      await readTaskAnswer(json('{"code":401,"result":"x"}', 200)),
      await readTaskAnswer(json('{"code":200,"result":{"a":1}}', 500)),
    ]).toEqual([
      { code: 401, result: 'x' },
      { code: 200, result: { a: 1 } },
    ]);
  });

  it.each([
    [
      new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      'Error with response - bad content-type!',
    ],
    [new Response('{}'), 'Error with response - bad content-type!'],
    [json('null'), 'Unhandled error, wrong response format!'],
    [json(''), 'Unhandled error, wrong response format!'],
    [json('"text"'), 'Unhandled error, wrong response format!'],
  ])('refuses what is no answer in the words of the specification', async (response, words) => {
    await expect(readTaskAnswer(response)).rejects.toThrow(words);
  });
});

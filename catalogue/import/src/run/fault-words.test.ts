import { describe, expect, it } from 'vitest';
import { isRecordError, recordError, runFault } from './fault-words.ts';

const fault = (code: string) =>
  Object.assign(new Error('duplicate key value violates unique constraint "x"'), { code });

describe('faults of the database', () => {
  it('are told of a record in the owner’s words', () => {
    expect(
      ['23505', '22003', '23514'].map((code) => [isRecordError(fault(code)), recordError(fault(code))]),
    ).toEqual([
      [true, 'another has its name, number or address already'],
      [true, 'a number is too large'],
      [true, 'does not fit what the database keeps'],
    ]);
    expect([isRecordError(fault('57P01')), isRecordError(new Error('x'))]).toEqual([false, false]);
  });

  it.each([
    ['57P01', 'The database was stopped.'],
    ['08006', 'The database cannot be reached.'],
    ['53100', 'The disk of the database is full.'],
    ['42703', 'The database refuses what the import asks of it (fault 42703); this is a fault of the shop.'],
    ['ENOSPC', 'The disk is full.'],
    ['ESOMETHING', undefined],
  ])('of a run with %s are %s', (code, words) => {
    expect(runFault(fault(code))).toBe(words);
  });

  it('are known where the connection broke, and nothing else is taken for one', () => {
    expect([
      runFault(new Error('Connection terminated unexpectedly')),
      runFault(new TypeError('x is undefined')),
    ]).toEqual(['The database was stopped.', undefined]);
  });
});

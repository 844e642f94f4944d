import { describe, expect, it } from 'vitest';
import { outcomeOf, type TestReport } from './test-report.ts';

const report = (given: Partial<TestReport>): TestReport => ({
  numPassedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...given,
});
const file = (
  status: string,
  assertionResults: TestReport['testResults'][number]['assertionResults'],
  message = '',
) => ({ name: 'a.test.ts', status, message, assertionResults });

const cases: readonly (readonly [
  what: string,
  isFine: boolean,
  given: Partial<TestReport>,
  outcome: Partial<ReturnType<typeof outcomeOf>>,
])[] = [
  [
    'all is right',
    true,
    { numPendingTests: 2, numTodoTests: 1 },
    { passed: 1, failed: 0, skipped: 3, failures: [], wobbles: [] },
  ],
  [
    'a test failed',
    false,
    {
      testResults: [
        file('failed', [
          {
            fullName: 'a cart adds',
            status: 'failed',
            failureMessages: [
              'Error: Property failed after 3 tests\n{ seed: 7, path: "2:1" }\n    at a.test.ts:3',
            ],
          },
        ]),
      ],
    },
    { failed: 1, failures: ['a cart adds: Error: Property failed after 3 tests | { seed: 7, path: "2:1" }'] },
  ],
  [
    'a test is right at another try',
    true,
    {
      testResults: [
        file('passed', [
          { fullName: 'a cart adds', status: 'passed', failureMessages: ['Error: late\n at b'] },
        ]),
      ],
    },
    { failed: 0, failures: [], wobbles: ['a cart adds: Error: late'] },
  ],
  [
    'a file cannot be read',
    false,
    { testResults: [file('failed', [], 'SyntaxError: no\n at a')] },
    { failed: 1, failures: ['a.test.ts: SyntaxError: no'] },
  ],
  [
    'an error came outside of any test',
    false,
    {},
    { passed: 1, failed: 1, failures: ['an error outside of any test'] },
  ],
];

describe('what a kind of tests came to', () => {
  it.each(cases)('when %s', (_, isFine, given, outcome) => {
    expect(outcomeOf(report(given), isFine)).toMatchObject(outcome);
  });
});

type Assertion = { fullName: string; status: string; failureMessages?: readonly string[] };
type File = { name: string; status: string; message: string; assertionResults: readonly Assertion[] };
export type TestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly File[];
};

export type TestOutcome = {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests, each with the reason. */
  failures: readonly string[];
  /** Flaky tests, which passed only when retried. */
  wobbles: readonly string[];
};

/** Maximum length of a reason, enough to include the seed of a failed property. */
const reasonLength = 600;

/** Returns the text before the stack trace, on one line. */
const reasonOf = (text = ''): string =>
  (text.split(/\n\s+at /)[0] ?? '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' | ')
    .slice(0, reasonLength);

/**
 * Returns the outcome of one kind of tests, from vitest's JSON report and whether the run exited
 * successfully. It lists names for readers who see only the end of a long log.
 */
export const outcomeOf = (
  { numPassedTests, numPendingTests, numTodoTests, testResults }: TestReport,
  isFine: boolean,
): TestOutcome => {
  const asserted = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = ({ fullName, failureMessages }: Assertion) =>
    `${fullName}: ${reasonOf(failureMessages?.[0])}`;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const failures = [
    ...asserted.filter(({ status }) => status === 'failed').map(named),
    ...brokenFiles.map(({ name, message }) => `${name}: ${reasonOf(message)}`),
  ];
  if (!isFine && failures.length === 0) failures.push('an error outside of any test');
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures,
    wobbles: asserted
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
      .map(named),
  };
};

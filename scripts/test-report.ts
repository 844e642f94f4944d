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
  /** What failed, each with why. */
  failures: readonly string[];
  /** What is right at a second try only. */
  wobbles: readonly string[];
};

/** Characters of a reason: enough for the seed a property failed with. */
const reasonLength = 600;

/** What stands before the stack, in one line. */
const reasonOf = (text = ''): string =>
  (text.split(/\n\s+at /)[0] ?? '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' | ')
    .slice(0, reasonLength);

/** What a kind of tests came to, by vitest's JSON report and whether it ended well. The names are for whoever sees the end of a long log alone. */
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

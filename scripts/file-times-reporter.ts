import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { FileTime } from './test-times.ts';

const timeOf = (module: TestModule): FileTime => {
  const took = module.diagnostic();
  return {
    file: relative(process.cwd(), module.moduleId),
    ms:
      took.environmentSetupDuration +
      took.prepareDuration +
      took.setupDuration +
      took.collectDuration +
      took.duration,
  };
};

/**
 * Writes how long each test file took, its imports included, as JSON to the file that `FILE_TIMES` names.
 */
// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter of a file by its default export
export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const output = process.env.FILE_TIMES;
    if (output) writeFileSync(output, JSON.stringify(modules.map(timeOf)));
  }
}

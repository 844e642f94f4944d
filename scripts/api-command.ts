import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareApi } from '../packages/contract/src/description/compare-api.ts';
import { type ApiDescription, describeApi } from '../packages/contract/src/description/describe-api.ts';
import { openApiDocument } from '../packages/contract/src/open-api.ts';

/*
 * Compares the API with its committed description, and with `--accept` writes it anew. What may break who relies on it
 * needs a higher version (record 178).
 */
const file = join(import.meta.dirname, '../packages/contract/api.json');
const is = describeApi(openApiDocument());
const was = JSON.parse(readFileSync(file, 'utf8')) as ApiDescription;
const { breaking, others } = compareApi(was, is);
const isRaised = Number(is.version) > Number(was.version);

const tell = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));
};
tell('May break who relies on the API:', breaking);
tell('Not in the description:', others);

if (breaking.length > 0 && !isRaised) {
  console.log(
    'Take it back, or raise `apiVersion` in packages/contract/src/open-api.ts and tell of it in CHANGELOG.md.',
  );
  process.exitCode = 1;
} else if (process.argv.includes('--accept')) {
  writeFileSync(file, `${JSON.stringify(is, undefined, 1)}\n`);
  console.log('packages/contract/api.json is as the API is.');
} else if (breaking.length + others.length > 0 || is.version !== was.version) {
  console.log('Accept it with: npm run api -- --accept');
  process.exitCode = 1;
}

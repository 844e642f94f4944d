import { describe, expect, it } from 'vitest';
import { importArguments } from './import-arguments.ts';

const whole = { act: 'import', format: 'magento-csv', from: 'export', media: undefined, mapping: undefined, report: undefined, isDryRun: false, prune: 'none' };
const given = ['--format', 'magento-csv', '--from', 'export'];

describe('importArguments', () => {
  it.each([
    [given, whole],
    [[...given, '--media', 'pictures', '--dry-run'], { ...whole, media: 'pictures', isDryRun: true }],
    [[...given, '--prune'], { ...whole, prune: 'some' }],
    [[...given, '--prune=all'], { ...whole, prune: 'all' }],
    [['--undo'], { act: 'undo', run: undefined, report: undefined }],
    [['--undo', '12'], { act: 'undo', run: 12, report: undefined }],
    [['--runs'], { act: 'list' }],
  ])('reads %j', (args, asked) => {
    expect(importArguments(args)).toEqual(asked);
  });

  it.each([
    [[]],
    [['--format', 'magento-csv']],
    [['--format', 'shop-of-nobody', '--from', 'export']],
    [['--prune=most', ...given]],
    [['--undo', 'last']],
    [['--undo', '1', '2']],
    [[...given, 'more']],
  ])('refuses %j with the usage and the formats', (args) => {
    expect(() => importArguments(args)).toThrow(/npm run import[\s\S]+magento-csv {2,}\S/);
  });
});

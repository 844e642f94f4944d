import { describe, expect, it } from 'vitest';
import { importArguments } from './import-arguments.ts';

const whole = {
  act: 'import',
  format: 'magento-csv',
  from: 'export',
  media: undefined,
  mapping: undefined,
  report: undefined,
  isDryRun: false,
  prune: 'none',
  choices: {},
};
const given = ['--format', 'magento-csv', '--from', 'export'];

describe('importArguments', () => {
  it.each([
    [given, whole],
    [[...given, '--media', 'pictures', '--dry-run'], { ...whole, media: 'pictures', isDryRun: true }],
    [[...given, '--prune'], { ...whole, prune: 'some' }],
    [[...given, '--prune=all'], { ...whole, prune: 'all' }],
    [[], { ...whole, format: undefined, from: undefined }],
    [
      [
        '--from',
        'export',
        '--currency',
        'IQD',
        '--rate',
        'EUR=1.08',
        '--rate',
        'TRY=0.03',
        '--language',
        'ar',
        '--column',
        'price=Preis',
        '--column',
        'Variant Price=Preis netto',
        '--channel',
        'iraq',
      ],
      {
        ...whole,
        format: undefined,
        choices: {
          currency: 'IQD',
          rates: { EUR: { to: 'USD', rate: '1.08' }, TRY: { to: 'USD', rate: '0.03' } },
          language: 'ar',
          columns: { price: 'Preis', 'Variant Price': 'Preis netto' },
          channel: 'iraq',
        },
      },
    ],
    [['--undo'], { act: 'undo', run: undefined, report: undefined }],
    [['--undo', '12'], { act: 'undo', run: 12, report: undefined }],
    [['--runs'], { act: 'list' }],
  ])('reads %j', (args, asked) => {
    expect(importArguments(args)).toEqual(asked);
  });

  it.each([
    [['--format', 'shop-of-nobody', '--from', 'export']],
    [['--prune=most', ...given]],
    [['--undo', 'last']],
    [['--undo', '1', '2']],
    [[...given, 'more']],
  ])('refuses %j with the usage and the formats', (args) => {
    expect(() => importArguments(args)).toThrow(/npm run import[\s\S]+magento-csv {2,}\S/);
  });

  it.each([
    ['--currency', 'dinar'],
    ['--rate', 'EUR'],
    ['--rate', 'EUR=0'],
    ['--rate', 'EUR=1,08'],
    ['--language', 'ku'],
    ['--column', 'price'],
    ['--column', '=Preis'],
  ])('refuses %s %s in one line', (flag, value) => {
    expect(() => importArguments([...given, flag, value])).toThrow(/^--\w+ [^\n]+$/);
  });
});

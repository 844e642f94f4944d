import { describe, expect, it } from 'vitest';
import { currencySeen } from './currency-evidence.ts';
import { isLanguageOpen, lettersSeen } from './language-evidence.ts';

describe('the currency that prices show', () => {
  it.each([
    [['25,000', '12500', '750'], 'IQD', true],
    [['25000.00', '39000.00'], 'IQD', true],
    [['١٢٬٥٠٠', '٢٥٠٠'], 'IQD', true],
    [['19.50', '1,250.00'], 'USD', true],
    [['4', '120', '15', '899'], 'USD', true],
    [['12000', '12.75'], 'USD', true],
    [['999', '1299', '1099'], 'USD', false],
    [['500', '1200', '499'], 'USD', false],
    [['1000', '1500', '1299'], 'IQD', false],
    [['free'], 'USD', false],
    [['25 €', '30 €'], 'EUR', true],
    [['IQD25,000', '7500'], 'IQD', true],
    [['$5', '7'], 'USD', true],
  ])('of %j is %s, sure: %s', (cells, currency, isSure) => {
    expect(currencySeen(cells)).toMatchObject({ currency, isSure });
  });
});

describe('prices of which some name a currency', () => {
  const dinars = Array.from({ length: 85 }, (_, index) => String(1000 + 250 * index));
  const dollars = Array.from({ length: 85 }, (_, index) => `${index + 1}.50`);

  it.each([
    [
      'one cell in dollars among dinars',
      [...dinars, '$20'],
      {
        currency: 'IQD',
        isNamed: false,
        isSure: false,
        hasUnnamed: true,
        contrary: { currency: 'USD', example: '$20' },
      },
    ],
    [
      'one cell in dinars among dollars',
      [...dollars, '25,000 د.ع'],
      {
        currency: 'USD',
        isNamed: false,
        isSure: false,
        contrary: { currency: 'IQD', example: '25,000 د.ع' },
      },
    ],
    [
      'one cell in dinars among dinars',
      [...dinars, '25,000 IQD'],
      { currency: 'IQD', isNamed: false, isSure: true, hasUnnamed: true },
    ],
    [
      'nearly all',
      [...dollars.map((cell) => `$${cell}`), '12', '15'],
      { currency: 'USD', isNamed: true, isSure: true, hasUnnamed: true },
    ],
    ['all', ['$5', '$20'], { currency: 'USD', isNamed: true, isSure: true, hasUnnamed: false }],
  ])('%s', (_, cells, seen) => {
    expect(currencySeen(cells)).toMatchObject(seen);
  });
});

describe('the language that texts show', () => {
  it.each([
    [['Cup', 'Pot 2'], false],
    [['إبريق شاي', 'كوب'], false],
    [['Cup', 'كوب', '12'], false],
    [['کورسی دارینە', 'مێز'], true],
    [['Стол', 'Стул', 'Cup'], true],
    [['12', '-'], false],
  ])('of %j is open: %s', (texts, isOpen) => {
    expect(isLanguageOpen(lettersSeen(texts))).toBe(isOpen);
  });
});

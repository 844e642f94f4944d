import { describe, expect, it } from 'vitest';
import { settlementRows } from './settlement-rows.ts';

const units = new Map([
  ['IQD', { scale: 0 }],
  ['USD', { scale: 2 }],
] as const);
const rowsOf = (csv: string) => settlementRows(csv, units);

describe('settlementRows', () => {
  it('reads columns under the names of such files, whatever stands between them', () => {
    expect(rowsOf('Payment ID,Gross,Fee,Currency\nA1,"25,000.00",250,IQD\nB2,10.5,,USD\n')).toEqual([
      { reference: 'A1', amount: 25_000, fee: 250, unit: 'IQD' },
      { reference: 'B2', amount: 1050, fee: 0, unit: 'USD' },
    ]);
    expect(rowsOf('\uFEFFالمرجع;المبلغ\nA1;٢٥٬٠٠٠')).toEqual([
      { reference: 'A1', amount: 25_000, fee: 0, unit: 'IQD' },
    ]);
  });

  it.each([
    ['nothing', '', 1, 'reference'],
    ['no rows', 'reference,amount\n', 1, 'reference'],
    ['no amounts', 'reference,status\nA,paid', 1, 'amount'],
    ['an empty reference', 'reference,amount\nA,1\n,2', 3, 'reference'],
    ['an amount that is none', 'reference,amount\nA,one', 2, 'amount'],
    ['part of a dinar', 'reference,amount\nA,1.5', 2, 'amount'],
    ['a negative amount', 'reference,amount\nA,-1', 2, 'amount'],
    ['a fee above the amount', 'reference,amount,fee\nA,10,11', 2, 'fee'],
    ['another currency', 'reference,amount,currency\nA,10,EUR', 2, 'currency'],
    ['a quotation mark that never ends', 'reference,amount\n"A,10', 1, 'reference'],
  ])('refuses %s by row and column', (_, csv, row, column) =>
    expect(rowsOf(csv)).toMatchObject({ code: 'payment.file-unreadable', data: { row, column } }),
  );
});

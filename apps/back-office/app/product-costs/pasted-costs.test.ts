import { describe, expect, it } from 'vitest';
import { linesAtMost, pastedCosts } from './pasted-costs.ts';

const line = (sku: string, amount: number | null) => ({ sku, amount });

describe('pasted costs', () => {
  it.each([
    ['a copied table', 'A\t12,500\nB\t9٬٠٠٠\r\n\n', 0, [line('A', 12_500), line('B', 9000)]],
    ['a file divided by commas', 'A,1.25\nB;2', 2, [line('A', 125), line('B', 200)]],
    ['a number of a product with a comma', 'A,1\t7', 0, [line('A,1', 7)]],
    ['lines without a cost, and one taken away', 'A\t\nB\t-', 0, [line('B', null)]],
    ['nothing', ' \n', 0, []],
  ])('read %s', (_, text, scale, lines) => expect(pastedCosts(text, scale)).toEqual({ lines }));

  it.each([
    ['A', 'columns'],
    ['\t5', 'columns'],
    ['A\tmuch', 'cost'],
    ['A\t1.5', 'cost'],
    ['A\t-5', 'cost'],
  ])('refuse %j', (text, fault) => expect(pastedCosts(`B\t1\n${text}`, 0)).toEqual({ line: 2, fault }));

  it('refuse a product twice, and more than are saved at once', () => {
    expect(pastedCosts('A\t1\nA\t1', 0)).toEqual({ line: 2, fault: 'repeated' });
    const many = Array.from({ length: linesAtMost + 1 }, (_, number) => `A${number}\t1`).join('\n');
    expect(pastedCosts(many, 0)).toEqual({ line: linesAtMost + 1, fault: 'too-many' });
  });
});

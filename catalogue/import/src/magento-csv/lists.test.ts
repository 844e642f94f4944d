import { describe, expect, it } from 'vitest';
import { attributePairsOf, commaListOf, linesOf, variationsOf } from './lists.ts';

describe('linesOf', () => {
  it('takes a value a line and no blank ones', () => {
    expect(linesOf('\nMetal\n Rubber \n\n')).toEqual(['Metal', 'Rubber']);
  });
});

describe('commaListOf', () => {
  it('takes values with commas between', () => {
    expect(commaListOf('/a.jpg, /b.jpg,')).toEqual(['/a.jpg', '/b.jpg']);
  });
});

describe('attributePairsOf', () => {
  it('takes pairs with commas and values with bars between', () => {
    expect([...attributePairsOf('size=XS,climate=All-weather|Cool,new=No')]).toEqual([
      ['size', ['XS']],
      ['climate', ['All-weather', 'Cool']],
      ['new', ['No']],
    ]);
  });

  it('keeps a comma inside a value', () => {
    expect([...attributePairsOf('note=one, two,size=M')]).toEqual([
      ['note', ['one, two']],
      ['size', ['M']],
    ]);
  });
});

describe('variationsOf', () => {
  it('takes variants with bars and their choices with commas between', () => {
    expect(variationsOf('sku=A-S,size=S,color=Red|sku=A-M,size=M,color=Red')).toEqual([
      {
        sku: 'A-S',
        choices: new Map([
          ['size', 'S'],
          ['color', 'Red'],
        ]),
      },
      {
        sku: 'A-M',
        choices: new Map([
          ['size', 'M'],
          ['color', 'Red'],
        ]),
      },
    ]);
  });
});

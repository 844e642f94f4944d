import { describe, expect, it } from 'vitest';
import { hasRudeWords } from './rude-words.ts';

describe('hasRudeWords', () => {
  it.each([
    'This is SHIT.',
    'what a stupid,thing',
    'صاحب المحل نصّاب',
    'والحرامي أخذ فلوسي',
    'يا غَبـي',
    'قحبة',
    'Ya kalb',
  ])('finds one in %s', (text) => expect(hasRudeWords(text)).toBe(true));

  it.each([
    'A classic assessment of Scunthorpe',
    'البضاعة كلها ممتازة',
    'كسرت بعد يوم',
    '',
    'شاي وسكر',
    '😀 5',
  ])('finds none in %s', (text) => expect(hasRudeWords(text)).toBe(false));
});

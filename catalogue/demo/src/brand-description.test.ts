import { describe, expect, it } from 'vitest';
import { brandDescription } from './brand-description.ts';

const anker = { en: 'Anker', ar: 'أنكر' };
const [electronics, computers, office] = [
  { en: 'Electronics', ar: 'الإلكترونيات' },
  { en: 'Computers', ar: 'الكمبيوتر' },
  { en: 'Office', ar: 'المكتب' },
];

describe('brandDescription', () => {
  it.each([
    [[], 'Everything we have from Anker.', 'كل ما لدينا من أنكر في متجرنا.'],
    [
      [electronics],
      'Everything we have from Anker, in Electronics.',
      'كل ما لدينا من أنكر في قسم الإلكترونيات.',
    ],
    [
      [electronics, computers],
      'Everything we have from Anker, in Electronics and Computers.',
      'كل ما لدينا من أنكر في قسمي الإلكترونيات والكمبيوتر.',
    ],
    [
      [electronics, computers, office],
      'Everything we have from Anker, in Electronics, Computers, and Office.',
      'كل ما لدينا من أنكر في أقسام الإلكترونيات والكمبيوتر والمكتب.',
    ],
  ])('names the departments: %j', (departments, en, ar) => {
    expect(brandDescription(anker, departments)).toEqual({ en, ar });
  });
});

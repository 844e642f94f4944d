import type { choiceTexts as english } from '../../en/product/choice.ts';

export const choiceTexts: typeof english = { separator: '، ', links: 'الملفات' };

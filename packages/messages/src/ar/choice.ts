import type { choiceTexts as english } from '../en/choice.ts';

export const choiceTexts: typeof english = { separator: '، ', links: 'الملفات' };

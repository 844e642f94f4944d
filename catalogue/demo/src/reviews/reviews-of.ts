import { type Chance, chanceOf } from '../generated/chance.ts';
import { demoDay } from '../windows.ts';
import { departmentWords } from './department-words.ts';
import { digitalWords } from './digital-words.ts';
import { generalArabicWords } from './general-arabic-words.ts';
import { generalEnglishWords } from './general-english-words.ts';
import { nicknames } from './nicknames.ts';
import type { ReviewText, ReviewWords, Stars } from './review-words.ts';

export type DemoReview = {
  language: 'ar' | 'en';
  nickname: string;
  title: string;
  detail: string;
  rating: Stars;
  created_at: string;
};

const day = 86_400_000;
const daysOfAYear = 365;
const general: ReviewWords = { ar: generalArabicWords, en: generalEnglishWords };

/** Departments whose products are delivered as a code or a file. */
const digitalDepartments: ReadonlySet<string> = new Set(['gift-cards', 'e-books']);

/** Cumulative distribution of stars in percent: three of four reviews have four or five stars. */
const steps: readonly { below: number; stars: Stars }[] = [
  { below: 5, stars: 1 },
  { below: 11, stars: 2 },
  { below: 23, stars: 3 },
  { below: 53, stars: 4 },
];

/** Departments whose products are eaten or read, so that wear is not mentioned. */
const wearlessDepartments: ReadonlySet<string> = new Set(['grocery', 'books']);

const starsAt = (place: number): Stars => steps.find(({ below }) => place < below)?.stars ?? 5;

const wordsFor = (department: string | null): readonly ReviewWords[] => {
  if (department !== null && digitalDepartments.has(department)) return [digitalWords];
  const own = department === null ? undefined : departmentWords[department];
  // Listed twice, so that texts about the product itself are picked more often.
  return own === undefined ? [general] : [own, own, general];
};

const shuffled = <T>(list: readonly T[], chance: Chance, what: string): T[] =>
  list
    .map((one, index) => ({ one, throw: chance.below(2 ** 32, `${what} ${index}`) }))
    .toSorted((one, other) => one.throw - other.throw)
    .map(({ one }) => one);

const fits = ({ isOfWear }: ReviewText, department: string | null): boolean =>
  isOfWear !== true || department === null || !wearlessDepartments.has(department);

/** Returns the first text that is not used yet, or undefined when all are used. */
const unsaid = (texts: readonly ReviewText[], said: ReadonlySet<ReviewText>): ReviewText | undefined =>
  texts.find((text) => !said.has(text));

const instantOf = (chance: Chance, what: string): string =>
  new Date(
    demoDay - chance.below(daysOfAYear, `${what} day`) * day - chance.below(1440, `${what} minute`) * 60_000,
  ).toISOString();

/**
 * Returns the reviews of a product, newest first, the same for the same sku and seed: mostly four and five
 * stars, three of four in Arabic, within the year before the demo's date. No text occurs twice for the same
 * product; when the texts run out, there are fewer reviews. `department` is the path of a top category,
 * 'e-books' for files, or null for any product.
 */
export const reviewsOf = (
  { sku, department }: { sku: string; department: string | null },
  { count, seed }: { count: number; seed: number },
): DemoReview[] => {
  const chance = chanceOf(seed, `reviews of ${sku}`);
  const names = {
    ar: shuffled(nicknames.ar, chance, 'names'),
    en: shuffled(nicknames.en, chance, 'Latin names'),
  };
  const said = new Set<ReviewText>();
  const reviews: DemoReview[] = [];
  for (let index = 0; index < count; index += 1) {
    const what = `review ${index}`;
    const language = chance.hits(750, `${what} language`) ? 'ar' : 'en';
    const rating = starsAt(chance.below(100, `${what} stars`));
    const fitting = wordsFor(department)
      .flatMap((words) => words[language][rating] ?? [])
      .filter((text) => fits(text, department));
    const text = unsaid(shuffled(fitting, chance, `${what} words`), said);
    if (text === undefined) continue;
    said.add(text);
    const { title, detail } = text;
    const nickname = names[language][index % names[language].length] ?? '';
    reviews.push({ language, nickname, title, detail, rating, created_at: instantOf(chance, what) });
  }
  return reviews.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
};

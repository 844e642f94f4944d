import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { SpelledRegion } from './region-sql.ts';

/** A governorate as an address names it: by id, by code, by name in any spelling, or not at all. */
export type NamedRegion = {
  region_id?: number | string | null | undefined;
  region_code?: string | null | undefined;
  region?: unknown;
};

export type KnownRegion = Pick<SpelledRegion, 'id' | 'code' | 'name_en'>;

const marks = /[\u0300-\u036F]/g;
const aside = /محافظه|\bgovernorate\b|\bprovince\b/g;
const articles = /(?:^| )(?:(?:al|ad|an|ar|as|ash|at)(?= )|ال)/g;

/** Normalizes a name: drops case, accents, hyphens, apostrophes, the article, and the word governorate. */
const plainName = (name: string): string =>
  foldedText(
    name
      .normalize('NFKD')
      .replace(marks, '')
      .replace(/['’ʿʾ`]/g, '')
      .replace(/[-_.]+/g, ' '),
  )
    .replace(aside, ' ')
    .trim()
    .replace(articles, ' ')
    .replace(/ /g, '');

/** Returns a code without its country: IQ-BG becomes BG. */
const plainCode = (code: string): string =>
  code
    .trim()
    .toUpperCase()
    .replace(/^[A-Z]{2}-/, '');

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Returns the id, code and name a client sends; the region may be a name or an object of all three (wire
 * §6.5).
 */
const saidIn = ({ region_id, region_code, region }: NamedRegion) => {
  const whole = typeof region === 'object' && region !== null ? (region as Record<string, unknown>) : {};
  return {
    id: Number(region_id || whole['region_id'] || 0),
    code: textIn(region_code) || textIn(whole['region_code']),
    name: textIn(region) || textIn(whole['region']),
  };
};

/** Whether one of these spellings is a name of another governorate than `id`. */
export const isSpellingTaken = (
  regions: readonly SpelledRegion[],
  id: number,
  spellings: readonly string[],
): boolean => {
  const wanted = new Set(spellings.map(plainName));
  return regions.some(
    (region) => region.id !== id && region.spellings.some((spelling) => wanted.has(plainName(spelling))),
  );
};

/**
 * Returns the governorate an address names: by its id if known, else by its code, else by its name. Returns
 * `null` when it names none, and `unknown` with the address's own text when it names one the shop does not
 * know.
 */
export const knownRegion = (
  regions: readonly SpelledRegion[],
  named: NamedRegion,
): KnownRegion | { unknown: string } | null => {
  const { id, code, name } = saidIn(named);
  const spelledSo = (said: string) => (region: SpelledRegion) =>
    said !== '' && region.spellings.some((spelling) => plainName(spelling) === plainName(said));
  const found =
    regions.find((region) => region.id === id) ??
    regions.find((region) => code !== '' && plainCode(region.code) === plainCode(code)) ??
    regions.find(spelledSo(name)) ??
    regions.find(spelledSo(code));
  if (found) return { id: found.id, code: found.code, name_en: found.name_en };
  return name === '' && code === '' && !(id > 0) ? null : { unknown: name || code || String(id) };
};

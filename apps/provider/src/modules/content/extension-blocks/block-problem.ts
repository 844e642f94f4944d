import type { BlockField, BlockValue, ExtensionBlock, Words } from '@dijla/contract/arrangements';
import { isLink } from '@dijla/contract/link-form';
import { languages } from '@dijla/contract/store-views';
import type { KnownBlock } from './block-kinds.ts';

type PictureValue = { picture: string; alt: Words };

export const isPictureValue = (value: BlockValue | undefined): value is PictureValue =>
  typeof value === 'object' && 'picture' in value;
export const isWordsValue = (value: BlockValue | undefined): value is Words =>
  typeof value === 'object' && !Array.isArray(value) && !('picture' in value);

const isDay = (value: string): boolean => {
  const at = Date.parse(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
};

const isMissing = (value: BlockValue | undefined): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isWordsValue(value) && languages.every((language) => value[language] === ''));

/** Says what a value should be that is there; null where it is. */
const problemOfValue = (field: BlockField, value: BlockValue): string | null => {
  switch (field.type) {
    case 'words':
      if (!isWordsValue(value)) return 'should be a text in each language';
      return languages.every((language) => value[language].length <= field.most)
        ? null
        : `should have ${field.most} characters at most`;
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most
        ? null
        : `should be a whole number from ${field.least} to ${field.most}`;
    case 'choice':
      return field.choices.some((choice) => choice.value === value) ? null : 'should be one of its choices';
    case 'products':
      return Array.isArray(value) ? null : 'should be product numbers';
    case 'picture':
      return isPictureValue(value) && languages.some((language) => value.alt[language] !== '')
        ? null
        : 'should be a picture and what it shows';
    case 'link':
      return typeof value === 'string' && isLink(value) ? null : 'should be a link';
    default:
      return typeof value === 'string' && isDay(value) ? null : 'should be a day such as 2027-01-31';
  }
};

/** Says of the values of a block which does not fit its field; null where all do. */
export const problemOfBlock = (
  { fields }: Pick<KnownBlock, 'fields'>,
  { values }: Pick<ExtensionBlock, 'values'>,
): string | null => {
  for (const field of fields) {
    const value = values[field.name];
    const problem =
      value === undefined || isMissing(value)
        ? field.is_required
          ? 'is missing'
          : null
        : problemOfValue(field, value);
    if (problem !== null) return `${field.name} ${problem}`;
  }
  const unknown = Object.keys(values).find((name) => fields.every((field) => field.name !== name));
  return unknown === undefined ? null : `${unknown} is no field of the block`;
};

import type {
  AppliedFilter,
  ExplainedWord,
  Explanation,
  TextExplanation,
} from '@dijla/search-index/core/search-engine';

const places = {
  name: 'its name',
  otherName: 'its name in another language',
  sku: 'its sku',
  option: 'one of its attributes',
  category: 'the name of one of its categories',
} as const;

const wordLine = ({ word, others, isUnknown, fields }: ExplainedWord): string => {
  const read = others.length === 0 ? word : `${word}, or ${others.join(', ')}`;
  const found = fields.map(({ field, weight }) => `${places[field]} (${weight})`).join(' and ');
  const where = fields.length > 0 ? `in ${found}` : 'nowhere in it';
  return `  ${read}: ${where}${isUnknown ? '; the shop knows no such word' : ''}`;
};

const leftOut = (why: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`  left out, ${why}: ${words.join(', ')}`];

const textLines = ({
  words,
  stopWords,
  excess,
  isExactSku,
  bonus,
  isSoldOut,
  clicked,
  score,
}: TextExplanation): string[] => [
  `What was typed gives it a score of ${score}:`,
  ...(isExactSku ? ['  it is its sku, or that of one of its variants'] : words.map(wordLine)),
  ...(bonus > 0 && !isExactSku ? [`  for how the words stand in its name: ${bonus}`] : []),
  ...(isSoldOut ? ['  it is sold out, which lowers the score'] : []),
  ...(clicked === undefined ? [] : [`  times ${clicked}, because shoppers choose it after this text`]),
  ...leftOut('because they need not occur', stopWords),
  ...leftOut('because a search has twelve words at most', excess),
];

const filterText = ({ attribute, value }: AppliedFilter): string => `${attribute} ${JSON.stringify(value)}`;

const reasonsAgainst = ({ text, filters, hasFittingVariant }: Explanation): string[] => {
  const joined = filters.filter(({ isOneOfJoined }) => isOneOfJoined);
  const missing = text.words.filter(({ fields }) => fields.length === 0).map(({ word }) => word);
  return [
    ...(text.score > 0
      ? []
      : [missing.length === 0 ? 'no word was typed' : `it has no ${missing.join(' and no ')}`]),
    ...filters
      .filter(({ holds, isOneOfJoined }) => !holds && !isOneOfJoined)
      .map((filter) => `it does not pass the filter ${filterText(filter)}`),
    ...(joined.length === 0 || joined.some(({ holds }) => holds)
      ? []
      : [`it passes none of ${joined.map(filterText).join(', ')}`]),
    ...(hasFittingVariant ? [] : ['none of its variants passes all filters together']),
  ];
};

const verdict = (explanation: Explanation): string[] => {
  const { isFound, rank, total, score, pinnedAt } = explanation;
  if (!isFound)
    return [
      `It is not among the ${total} products found:`,
      ...reasonsAgainst(explanation).map((reason) => `  ${reason}`),
    ];
  const place = rank === null ? 'It is found, in random order' : `It is number ${rank} of ${total} found`;
  return [
    score === null ? `${place}.` : `${place}, with a score of ${score}.`,
    ...(pinnedAt === undefined ? [] : [`The owner put it at place ${pinnedAt} for this text.`]),
  ];
};

/** Returns an explanation in words, line by line. */
export const explanationLines = (explanation: Explanation): string[] => [
  ...verdict(explanation),
  '',
  ...textLines(explanation.text),
  ...(explanation.filters.length === 0 ? [] : ['', 'Filters:']),
  ...explanation.filters.map((filter) => `  ${filter.holds ? 'passes' : 'fails '} ${filterText(filter)}`),
];

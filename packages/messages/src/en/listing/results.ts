/** The search results page. */
export const results = {
  title: (term: string) => `Results for “${term}”`,
  ask: 'What are you looking for?',
  nothingTitle: (term: string) => `Nothing found for “${term}”`,
  meant: 'Did you mean',
  meantEnd: '?',
  understood: 'Understood as',
  missing: (words: readonly string[]) =>
    `No product has ${words.map((word) => `“${word}”`).join(', ')}, so these match the rest.`,
  notSearchedTitle: (term: string) => `We couldn’t search for “${term}”`,
  notSearchedText: 'We’ll search the whole shop once you’re online.',
  nothingText: 'Check the spelling, or try fewer or more general words.',
  tryInstead: 'Try one of these',
  browse: 'Browse the categories',
  bestsellers: 'What others buy',
};

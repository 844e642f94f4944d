/** The search results page. */
export const results = {
  title: (term: string) => `Results for “${term}”`,
  ask: 'What are you looking for?',
  nothingTitle: (term: string) => `Nothing found for “${term}”`,
  nothingText: 'Check the spelling, or try fewer or more general words.',
  tryInstead: 'Try one of these',
  browse: 'Browse the categories',
  bestsellers: 'What others buy',
};

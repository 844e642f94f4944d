/** Texts of what shoppers search for. */
export const searches = {
  title: 'Searches',
  help: [
    'What shoppers searched for in the last 14 days, and how often nothing was found.',
    'Nobody is named, and what was searched for once is not shown. What is missing here may be a product to order, or a word to add to the search terms.',
  ],
  columns: {
    text: 'Searched for',
    store: 'Store',
    times: 'Times',
    without: 'Nothing found',
    lastDay: 'Last on',
  },
  views: { nothing: 'Nothing found', all: 'Most frequent' },
  filters: { q: 'Word', view: 'Store' },
  stores: { ar: 'Arabic', en: 'English' },
};

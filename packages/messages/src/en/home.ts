/** The home page. */
export const home = {
  stageTitle: 'The whole market, at your door',
  stageText: 'Order today and pay in cash when it arrives.',
  stageAction: 'See what is new',
  shopByCategory: 'Shop by category',
  newCollection: 'New collection',
  bestsellers: 'Bestsellers',
};

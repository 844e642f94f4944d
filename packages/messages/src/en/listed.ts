/** The shop's own listings; `forDevice` is said where one was made for the device in hand. */
export const listed = {
  forDevice: 'Chosen by what you looked at on this device.',
  'best-sellers': {
    title: 'Bestsellers',
    lead: 'What our shoppers order most.',
    emptyTitle: 'Nothing here yet',
    emptyText: 'Have a look at the categories.',
  },
  new: {
    title: 'New arrivals',
    lead: 'What came into the shop last.',
    emptyTitle: 'Nothing here yet',
    emptyText: 'Have a look at the categories.',
  },
  'special-offers': {
    title: 'Special offers',
    lead: 'Everything on sale right now.',
    emptyTitle: 'No offers right now',
    emptyText: 'The next ones will stand here. Meanwhile, have a look at the categories.',
  },
  'trending-now': {
    title: 'Trending now',
    lead: 'Selling faster than last week.',
    emptyTitle: 'Nothing stands out this week',
    emptyText: 'What sells better than before will stand here. Meanwhile, have a look at the categories.',
  },
  recommendations: {
    title: 'Picked for you',
    lead: 'Look at a few products and we will suggest what goes with them. Until then: what others buy.',
    emptyTitle: 'Nothing to suggest yet',
    emptyText: 'Look at a few products and come back. Have a look at the categories.',
  },
};

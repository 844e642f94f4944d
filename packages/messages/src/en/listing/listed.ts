/** The shop's own listings; `forDevice` is shown where a listing was computed for this device. */
export const listed = {
  forDevice: 'Based on what you’ve viewed on this device.',
  'best-sellers': {
    title: 'Bestsellers',
    lead: 'What our customers order most.',
    emptyTitle: 'Nothing here yet',
    emptyText: 'Take a look at the categories.',
  },
  new: {
    title: 'New arrivals',
    lead: 'The newest products in the shop.',
    emptyTitle: 'Nothing here yet',
    emptyText: 'Take a look at the categories.',
  },
  'special-offers': {
    title: 'Special offers',
    lead: 'Everything on sale right now.',
    emptyTitle: 'No offers right now',
    emptyText: 'New offers will show up here. Meanwhile, take a look at the categories.',
  },
  'trending-now': {
    title: 'Trending now',
    lead: 'Selling faster than last week.',
    emptyTitle: 'Nothing stands out this week',
    emptyText: 'What starts selling faster will show up here. Meanwhile, take a look at the categories.',
  },
  recommendations: {
    title: 'Picked for you',
    lead: 'View a few products and we’ll suggest what goes with them. Until then, here’s what others buy.',
    emptyTitle: 'Nothing to suggest yet',
    emptyText: 'View a few products and come back, or take a look at the categories.',
  },
};

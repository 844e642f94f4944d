/** The home page. What stands in the owner's blocks goes before the texts of the stage. */
export const home = {
  stageTitle: 'The whole market, at your door',
  stageAction: 'Shop new arrivals',
  promise: 'Delivery and payment',
  cashTitle: 'Cash on delivery,',
  cashText: 'pay after you have received your order',
  helpTitle: 'Questions? We answer',
  helpText: 'every day, 8 am to midnight',
  shopByCategory: 'Shop by category',
  continueTitle: 'Pick up where you left off',
  pickedForYou: 'Picked for you',
  specialOffers: 'Special offers',
  stories: 'Ideas for your home and wardrobe',
  newCollection: 'New collection',
  bestsellers: 'Bestsellers',
  shopByBrand: 'Shop by brand',
  seeAll: 'See all',
};

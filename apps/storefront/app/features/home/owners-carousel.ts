/** What the owner has put together for the home page goes by this name. */
export const ownersCarousel = 'home-picks';

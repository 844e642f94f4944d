import { campaignOf } from '@dijla/device/cart/with-campaign';
import { loadCart } from '@dijla/device/cart/device-cart';
import { askAffiliate } from '../../device/account/affiliate-actions.ts';
import { followedLink, linkIn, rememberLink } from '../../device/account/affiliate-visitor.ts';
import { pageStorage } from '../../device/storage/page-storage.ts';

/** Tells the shop whose link was followed, and remembers it as long as the shop says. */
const follow = async (link: string): Promise<void> => {
  const outcome = await askAffiliate('affiliate/visit', { body: { link } });
  if (outcome.ok) rememberLink(link, outcome.result.cookie_days);
};

/** Forgets the link once the server has it on the lines of the cart: later lines take it from there. */
const forgetCarried = async (link: string): Promise<void> => {
  const { base } = await loadCart(pageStorage());
  const campaign = campaignOf({ base, operations: [] });
  if (typeof campaign === 'object' && campaign !== null && 'link' in campaign && campaign.link === link)
    rememberLink(link, 0);
};

/** The link that was told last, so that moving about on its page tells it once. */
let told: string | null = null;

/** Looks whether somebody came by a partner's link, and whether what is remembered of it is still needed. */
export const followVisit = async (): Promise<void> => {
  const link = linkIn(location.search);
  if (link !== null && link !== told) {
    told = link;
    await follow(link);
  }
  const followed = followedLink();
  if (followed !== null) await forgetCarried(followed);
};

import { foldCart } from '@dijla/commerce-rules/cart/fold-cart';
import type { ProductOption } from '@dijla/contract/client';
import type { DeviceCart } from './device-cart.ts';

type CampaignData = NonNullable<ProductOption['extension_attributes']>['campaign_data'];

/** Returns by whose link the lines of a cart were bought; undefined where by nobody's. */
export const campaignOf = ({ base, operations }: Pick<DeviceCart, 'base' | 'operations'>): CampaignData =>
  foldCart(base, operations)
    .map(({ product_option: option }) => option?.extension_attributes?.campaign_data)
    .find((data) => data !== undefined);

/** Returns an option that names the campaign; one that names its own, or no campaign at all, leaves it as it is. */
export const withCampaign = (
  option: ProductOption | null | undefined,
  campaign: CampaignData,
): ProductOption | null | undefined =>
  campaign === undefined || option?.extension_attributes?.campaign_data !== undefined
    ? option
    : { extension_attributes: { ...option?.extension_attributes, campaign_data: campaign } };

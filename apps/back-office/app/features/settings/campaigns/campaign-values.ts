import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { dayOfInstant, instantOfDay } from '../../../parts/time/day-instant.ts';

type Campaigns = DeskResult<'desk/points-campaigns'>;
export type Campaign = Campaigns['items'][number];
export type CampaignChoices = Pick<Campaigns, 'groups' | 'categories' | 'brands'>;
type Body = NonNullable<DeskInput<'desk/create-points-campaign'>['body']>['campaign'];

/** A campaign as its form has it; days are Baghdad's, and the factor as it is said: 2 or 1.5. */
export type CampaignValues = {
  name: string;
  is_active: boolean;
  from: string;
  until: string;
  factor: string;
  categories: number[];
  brands: number[];
  groups: string[];
};

const hundredths = 100;
const [least, most] = [101, 1000];

/** Returns a typed factor in hundredths; null for what is none between 1.01 and 10. */
export const typedFactor = (typed: string): number | null => {
  const text = latinDigits(typed.trim()).replace('٫', '.');
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(text)) return null;
  const factor = Math.round(Number(text) * hundredths);
  return factor >= least && factor <= most ? factor : null;
};

/** Returns what the form of a campaign begins with; of none, a new one. */
export const campaignValuesOf = (campaign: Campaign | null): CampaignValues =>
  campaign === null
    ? { name: '', is_active: true, from: '', until: '', factor: '2', categories: [], brands: [], groups: [] }
    : {
        name: campaign.name,
        is_active: campaign.is_active,
        from: dayOfInstant(campaign.from_at, { isEnd: false }),
        until: dayOfInstant(campaign.until_at, { isEnd: true }),
        factor: String(campaign.factor / hundredths),
        categories: campaign.category_ids,
        brands: campaign.brand_ids,
        groups: campaign.customer_group_ids.map(String),
      };

/** Returns a campaign as it is sent; null while something of it is missing or wrong. */
export const campaignTyped = (values: CampaignValues): Body | null => {
  const factor = typedFactor(values.factor);
  const from = instantOfDay(values.from, { isEnd: false });
  const until = instantOfDay(values.until, { isEnd: true });
  if (
    factor === null ||
    !from ||
    !until ||
    values.name.trim() === '' ||
    wireInstant(from) >= wireInstant(until)
  )
    return null;
  return {
    name: values.name.trim(),
    is_active: values.is_active,
    from_at: from,
    until_at: until,
    factor,
    category_ids: values.categories,
    brand_ids: values.brands,
    customer_group_ids: [values.groups ?? []].flat().map(Number),
  };
};

import type { AppliedFilter, EngineQuery, SortKey } from '@dijla/search-index/core/search-engine';
import { listedFilters } from '../categories/listed-filters.ts';
import type { CarouselRule } from '../../modules/content/content.ts';

/** Maximum number of products a carousel shows (spec 1 §9). */
export const carouselSize = 20;

const is = (attribute: string, value: unknown): AppliedFilter => ({ attribute, value, scope: 'default' });
const falling = (field: string): SortKey => ({ field, descending: true });

type Found = { filters: readonly AppliedFilter[]; sort: readonly SortKey[] };

/** Filters and sort order of each rule; all rules are limited to products in stock. */
const rules: Readonly<Record<Exclude<CarouselRule, 'slides' | 'chosen'>, Found>> = {
  new: { filters: [], sort: [falling('created_at')] },
  bestsellers: { filters: [], sort: [falling('number_of_sales')] },
  trending: { filters: [is('sales_trend', { gt: 0 })], sort: [falling('sales_trend')] },
  'special-offers': { filters: [is('special_price', { gt: 0 })], sort: [falling('created_at')] },
};

type Shown = { shows: CarouselRule; skus: readonly string[]; branch: readonly number[] | undefined };

/**
 * Returns the query for a carousel's products, limited to a branch of categories when given; undefined when
 * it shows no products.
 */
export const carouselSearch = ({ shows, skus, branch }: Shown): EngineQuery | undefined => {
  if (shows === 'slides' || (shows === 'chosen' && skus.length === 0)) return undefined;
  const { filters, sort } =
    shows === 'chosen' ? { filters: [is('sku', { in: [...skus] })], sort: [] } : rules[shows];
  const within = branch === undefined ? [] : [is('category_ids', { in: [...branch] })];
  const applied = [...listedFilters, is('stock.is_in_stock', { eq: true }), ...within, ...filters];
  return {
    applied,
    available: [],
    sort,
    text: '',
    from: 0,
    size: shows === 'chosen' ? skus.length : carouselSize,
  };
};

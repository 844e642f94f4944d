import type { Kind } from './member-kinds.ts';

type Difference = { reference: Kind; ours: Kind; why: string };

/**
 * Intended differences between our documents and those of the reference's demo
 * (`../../apps/provider/shared/data/vsf-shape`). Members in neither list have the same kind in both.
 */
export type Differences = {
  /** Members that ours lack, with the reason. */
  absent: Readonly<Record<string, string>>;
  /** Members of another kind, with the reason. */
  other: Readonly<Record<string, Difference>>;
};

const counted = (why: string): Difference => ({ reference: 'text', ours: 'number', why });
const bookkeeping = 'how a sync was done says nothing to a shopper, and fields of §7.7 leave it out';
const cartLine = 'belongs to a line of a cart: the reference took these documents out of orders';
const olderName = 'name before 1.9; the wire asks for the name with underscores';
const otherCatalog = 'an attribute of that catalogue';
const optionIds = 'ids of options are numbers in all documents; clients compare them as texts';
const repeated = 'repeats members that stand beside it';

const lineMembers = Object.fromEntries(
  [
    'qty',
    'onlineStockCheckid',
    'info_message',
    'is_in_stock',
    'server_item_id',
    'server_cart_id',
    'errors',
    'info',
    'parentSku',
    'options',
    'product_option',
    'is_configured',
    'prev_qty',
    'totals',
  ].map((member) => [member, cartLine]),
);

export const productDifferences: Differences = {
  absent: {
    ...lineMembers,
    tsk: bookkeeping,
    custom_attributes: repeated,
    options_container: 'a place in a theme of Magento',
    msrp_display_actual_price_type: 'nobody is shown a maker’s price here',
    priceInclTax: olderName,
    priceTax: olderName,
    specialPriceInclTax: olderName,
    specialPriceTax: olderName,
    eco_collection: otherCatalog,
    performance_fabric: otherCatalog,
    style_general: otherCatalog,
    climate: otherCatalog,
    eco_collection_options: otherCatalog,
    weight: 'nothing is priced by weight',
  },
  other: {
    required_options: counted('0 must be false in a client’s eyes, and a text is not'),
    has_options: counted('as required_options'),
    new: counted('as required_options'),
    sale: counted('as required_options'),
    erin_recommends: counted('as required_options'),
    tax_class_id: counted('classes of tax rules are numbers too'),
    color: counted(optionIds),
    size: counted(optionIds),
    pattern: counted(optionIds),
    material: { reference: 'text', ours: 'list', why: 'several options are a list, so that each is found' },
    extension_attributes: {
      reference: 'list',
      ours: 'absent',
      why: 'an empty list in the reference; here only where something is to be downloaded',
    },
  },
};

export const childDifferences: Differences = {
  absent: {
    sgn: 'prices are not signed: the server asks nobody what a thing costs',
    custom_attributes: repeated,
    msrp_display_actual_price_type: 'nobody is shown a maker’s price here',
    required_options: 'a variant has no options of its own',
    has_options: 'a variant has no options of its own',
    category_ids: 'those of its product',
    priceInclTax: olderName,
    priceTax: olderName,
    specialPriceInclTax: olderName,
    specialPriceTax: olderName,
    small_image: 'the same as image',
    thumbnail: 'the same as image',
  },
  other: {
    color: counted(optionIds),
    size: counted(optionIds),
    tax_class_id: counted('classes of tax rules are numbers too'),
  },
};

export const stockDifferences: Differences = {
  absent: Object.fromEntries(
    [
      'item_id',
      'stock_id',
      'is_qty_decimal',
      'show_default_notification_message',
      'use_config_min_qty',
      'min_qty',
      'use_config_min_sale_qty',
      'use_config_max_sale_qty',
      'use_config_backorders',
      'backorders',
      'use_config_notify_stock_qty',
      'notify_stock_qty',
      'use_config_qty_increments',
      'qty_increments',
      'use_config_enable_qty_inc',
      'enable_qty_increments',
      'use_config_manage_stock',
      'low_stock_date',
      'is_decimal_divided',
      'stock_status_changed_auto',
    ].map((member) => [
      member,
      'the owner’s bookkeeping: no client of the wire reads it, and fields of §7.7 leave most of it out',
    ]),
  ),
  other: {},
};

export const categoryDifferences: Differences = {
  absent: {
    tsk: bookkeeping,
    created_at: bookkeeping,
    updated_at: bookkeeping,
    available_sort_by: 'all orders are offered everywhere',
    custom_use_parent_settings: 'a setting of a Magento theme',
    custom_apply_to_products: 'a setting of a Magento theme',
    custom_layout_update: 'a setting of a Magento theme',
    page_layout: 'a setting of a Magento theme',
  },
  other: {
    children_count: counted('a count'),
    include_in_menu: {
      reference: 'boolean',
      ours: 'number',
      why: 'filtered by 1 in the seeds; true in a client’s eyes as well',
    },
    is_anchor: { reference: 'text', ours: 'boolean', why: 'yes or no' },
  },
};

export const attributeDifferences: Differences = {
  absent: Object.fromEntries(
    [
      'is_wysiwyg_enabled',
      'is_html_allowed_on_front',
      'used_for_sort_by',
      'is_filterable_in_search',
      'is_used_in_grid',
      'is_visible_in_grid',
      'is_filterable_in_grid',
      'apply_to',
      'is_searchable',
      'is_visible_in_advanced_search',
      'is_used_for_promo_rules',
      'used_in_product_listing',
      'scope',
      'is_required',
      'frontend_labels',
      'backend_type',
      'is_unique',
      'validation_rules',
      'tsk',
      'backend_model',
      'source_model',
      'default_value',
      'frontend_class',
      'note',
    ].map((member) => [member, 'for the owner’s desk: §7.7 does not ask for it']),
  ),
  other: { is_comparable: { reference: 'text', ours: 'boolean', why: 'the client takes true for 1' } },
};

export const taxRuleDifferences: Differences = { absent: { tsk: bookkeeping }, other: {} };

export const cmsBlockDifferences: Differences = {
  absent: {
    tsk: bookkeeping,
    creation_time: bookkeeping,
    update_time: bookkeeping,
    type: 'said by the address asked',
  },
  other: {},
};

export const cmsPageDifferences: Differences = {
  absent: {
    ...cmsBlockDifferences.absent,
    layout_update_xml: 'a setting of a Magento theme',
    custom_theme: 'a setting of a Magento theme',
    custom_root_template: 'a setting of a Magento theme',
    custom_layout_update_xml: 'a setting of a Magento theme',
  },
  other: { sort_order: counted('a count') },
};

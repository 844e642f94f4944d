import { affiliates } from './affiliates.ts';
import { arrangements } from './arrangements.ts';
import { attributes } from './attributes.ts';
import { audit } from './audit.ts';
import { brands } from './brands.ts';
import { carousels } from './carousels.ts';
import { categories } from './categories.ts';
import { common } from './common.ts';
import { giftCards } from './gift-cards.ts';
import { digitalCards } from './digital-cards.ts';
import { content } from './content.ts';
import { costs } from './costs.ts';
import { customers } from './customers.ts';
import { downloads } from './downloads.ts';
import { enquiries } from './enquiries.ts';
import { health } from './health.ts';
import { integrations } from './integrations.ts';
import { list } from './list.ts';
import { live } from './live.ts';
import { messageTexts } from './message-texts.ts';
import { messages } from './messages.ts';
import { newsletter } from './newsletter.ts';
import { notes } from './notes.ts';
import { order } from './order.ts';
import { orderEvents } from './order-events.ts';
import { orders } from './orders.ts';
import { ownVendor } from './own-vendor.ts';
import { palette } from './palette.ts';
import { papers } from './papers.ts';
import { payments } from './payments.ts';
import { priceList } from './price-list.ts';
import { productForm } from './product-form.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { run } from './run.ts';
import { searchRules } from './search-rules.ts';
import { searches } from './searches.ts';
import { sender } from './sender.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { staff } from './staff.ts';
import { taxes } from './taxes.ts';
import { today } from './today.ts';
import { variants } from './variants.ts';
import { vendors } from './vendors.ts';
import { views } from './views.ts';

/** The type of every text of the desk, by subject. The desk loads each subject from its own file. */
export const desk = {
  affiliates,
  arrangements,
  attributes,
  audit,
  brands,
  carousels,
  categories,
  common,
  content,
  costs,
  customers,
  digitalCards,
  downloads,
  giftCards,
  enquiries,
  health,
  integrations,
  list,
  live,
  messageTexts,
  messages,
  newsletter,
  notes,
  order,
  orderEvents,
  orders,
  ownVendor,
  palette,
  papers,
  payments,
  priceList,
  productForm,
  products,
  promotions,
  questions,
  reports,
  reviews,
  run,
  searchRules,
  searches,
  sender,
  session,
  settings,
  shell,
  staff,
  taxes,
  today,
  variants,
  vendors,
  views,
};

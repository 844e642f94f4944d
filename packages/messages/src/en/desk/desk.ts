import { affiliates } from './value/affiliates.ts';
import { arrangements } from './content/arrangements.ts';
import { attributes } from './catalogue/attributes.ts';
import { audit } from './running/audit.ts';
import { brands } from './catalogue/brands.ts';
import { carousels } from './content/carousels.ts';
import { categories } from './catalogue/categories.ts';
import { common } from './common.ts';
import { giftCards } from './value/gift-cards.ts';
import { digitalCards } from './value/digital-cards.ts';
import { content } from './content/content.ts';
import { costs } from './catalogue/costs.ts';
import { customers } from './customers.ts';
import { downloads } from './orders/downloads.ts';
import { enquiries } from './content/enquiries.ts';
import { health } from './running/health.ts';
import { integrations } from './running/integrations.ts';
import { list } from './list.ts';
import { live } from './live.ts';
import { messageTexts } from './content/message-texts.ts';
import { messages } from './content/messages.ts';
import { newsletter } from './content/newsletter.ts';
import { notes } from './notes.ts';
import { order } from './orders/order.ts';
import { orderEvents } from './orders/order-events.ts';
import { orders } from './orders/orders.ts';
import { ownVendor } from './value/own-vendor.ts';
import { palette } from './palette.ts';
import { papers } from './orders/papers.ts';
import { payments } from './orders/payments.ts';
import { priceList } from './catalogue/price-list.ts';
import { productForm } from './catalogue/product-form.ts';
import { products } from './catalogue/products.ts';
import { promotions } from './catalogue/promotions.ts';
import { questions } from './content/questions.ts';
import { reports } from './running/reports.ts';
import { reviews } from './content/reviews.ts';
import { run } from './orders/run.ts';
import { searchRules } from './catalogue/search-rules.ts';
import { searches } from './catalogue/searches.ts';
import { sender } from './content/sender.ts';
import { session } from './session.ts';
import { settings } from './running/settings.ts';
import { shell } from './shell.ts';
import { staff } from './running/staff.ts';
import { taxes } from './catalogue/taxes.ts';
import { today } from './today.ts';
import { variants } from './catalogue/variants.ts';
import { vendors } from './value/vendors.ts';
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

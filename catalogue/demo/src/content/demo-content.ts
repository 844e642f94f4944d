import { aboutUs } from './about-us.ts';
import { blocks } from './blocks.ts';
import { contact } from './contact.ts';
import type { ContentPiece } from './content-piece.ts';
import { customerService } from './customer-service.ts';
import { delivery } from './delivery.ts';
import { faq } from './faq.ts';
import { homeScenes } from './home-scenes.ts';
import { jobs } from './jobs.ts';
import { legal } from './legal.ts';
import { magazine } from './magazine.ts';
import { orderFromCatalog } from './order-from-catalog.ts';
import { payment } from './payment.ts';
import { priceMatchPolicy } from './price-match-policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { returns } from './returns.ts';
import { sizeGuidePages } from './size-guides.ts';
import { storeLocator } from './store-locator.ts';
import { terms } from './terms.ts';
import { warranty } from './warranty.ts';

/**
 * The shop's content pages and their shared blocks, in both languages. Pages are in the order of the footer,
 * followed by those that only products link to.
 */
export const demoContent: readonly ContentPiece[] = [
  aboutUs,
  delivery,
  returns,
  payment,
  warranty,
  priceMatchPolicy,
  faq,
  customerService,
  contact,
  jobs,
  magazine,
  orderFromCatalog,
  storeLocator,
  terms,
  privacyPolicy,
  legal,
  ...sizeGuidePages,
  ...blocks,
  ...homeScenes,
];

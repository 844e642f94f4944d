/** Roles of a new shop's staff; a shop may add its own as rows. */
export type StaffRole = 'owner' | 'orders' | 'catalogue' | 'content' | 'support' | 'courier' | 'vendor';

/**
 * What calls of the desk ask of their caller, named by subject and verb, each with the roles that have it in a
 * new shop. A shop learns a permission when it first starts with a program that has it; from then on its own
 * rows say who has it. Nobody else does.
 */
export const permissions = {
  /** To have a session at the desk, to look at one's own and to end them. */
  'desk.enter': ['owner', 'orders', 'catalogue', 'content', 'support', 'courier', 'vendor'],
  'audit.read': ['owner'],
  /** To see what shoppers search for, and what they look for in vain. */
  'searches.read': ['owner', 'catalogue', 'content'],
  /** To say what words mean the same, which products stand where for a text, and which page is shown instead. */
  'searches.manage': ['owner', 'catalogue', 'content'],
  /** To say who is on the staff, and what roles may do. */
  'staff.manage': ['owner'],
  /** To see what needs somebody now, today's sales and how the shop's machine is. */
  'today.read': ['owner', 'orders'],
  /** To find orders, and to see what is in one and what happened to it. */
  'orders.read': ['owner', 'orders', 'support'],
  /** To take all orders of a filter out of the shop. */
  'orders.export': ['owner'],
  /** To move many orders at once; each move's own permission is asked too. */
  'orders.move-many': ['owner', 'orders'],
  /** To write an order for somebody who calls. */
  'orders.place': ['owner', 'orders', 'support'],
  /** To take an order's confirmation, mostly on the telephone. */
  'orders.confirm': ['owner', 'orders', 'support'],
  /** To hold and release, pack, split and dispatch. */
  'orders.prepare': ['owner', 'orders'],
  /** To change what is ordered, or where it goes, before it is on its way. */
  'orders.edit': ['owner', 'orders'],
  /** To give packages to couriers of the shop. */
  'orders.assign': ['owner', 'orders'],
  /** To say what came of any delivery, and what cash was taken. */
  'orders.deliver': ['owner', 'orders'],
  /** To bring packages oneself: to see one's own run, and to say what came of its stops. */
  'run.work': ['owner', 'courier'],
  /** To count what couriers hand in, and to close their days. */
  'couriers.close-day': ['owner'],
  /** To examine an order that may be no honest one, and to approve it. */
  'orders.review': ['owner', 'orders'],
  'orders.cancel': ['owner', 'orders'],
  'orders.refund': ['owner'],
  /** To give buyers more downloads of files they bought, or more days. */
  'orders.extend-downloads': ['owner', 'orders', 'support'],
  /** To decide whether delivered goods are taken back, and to receive them. */
  'orders.return': ['owner', 'orders'],
  /** To see partners of the affiliate programme, what they earn and what they were paid. */
  'affiliates.read': ['owner', 'support'],
  /** To approve and decline partners, and to say which coupons count for them. */
  'affiliates.decide': ['owner'],
  /** To pay partners, and to take the file for the bank out of the shop. */
  'affiliates.pay': ['owner'],
  /** To see sellers whose goods the shop sells, what they earn and what they were paid. */
  'vendors.view': ['owner', 'support'],
  /** To set what the shop keeps of what sellers' goods cost. */
  'vendors.manage': ['owner'],
  /** To note what sellers were paid. */
  'vendors.pay': ['owner'],
  /** To see the goods, sales and money of the seller that one is bound to, and nothing of the buyers. */
  'own-vendor.view': ['owner', 'vendor'],
  /** To see credit lines, what is owed on them and when it is due. */
  'credit.read': ['owner', 'orders', 'support'],
  /** To open credit lines, to say how much they may owe, and to approve what is beyond them. */
  'credit.grant': ['owner'],
  /** To see payments that people have to decide on, and to say what was done. */
  'payments.decide': ['owner'],
  /** To compare the files of gateways and carriers with what they took. */
  'payments.settle': ['owner'],
  /** To say that money has come: a transfer, or what a courier hands in. */
  'orders.note-payment': ['owner'],
  /** To print labels with the addresses and telephones of buyers. */
  'papers.labels': ['owner', 'orders'],
  /** To print what is to be taken from the shelves. */
  'papers.pick-list': ['owner', 'orders'],
  /** To print what couriers are given, with addresses and cash. */
  'papers.manifest': ['owner', 'orders'],
  /** To find products, with their stock and prices. */
  'products.read': ['owner', 'orders', 'catalogue', 'support'],
  /** To set how many pieces there are. */
  'products.stock': ['owner', 'orders', 'catalogue'],
  /** To set prices, and to take products out of the shop. */
  'products.edit': ['owner', 'catalogue'],
  /** To see what products cost the shop, and to write it down. */
  'products.costs': ['owner'],
  /** To arrange categories and what is in them, brands and attributes. */
  'catalog.arrange': ['owner', 'catalogue'],
  /** To read all reviews, to say which of them shoppers see, and to answer them. */
  'reviews.moderate': ['owner', 'content', 'support'],
  /** To see how many codes of digital cards are left, and what became of each. */
  'digital-cards.read': ['owner', 'catalogue', 'support'],
  /** To see gift cards of the shop's own without their codes, and what is left on them. */
  'gift-cards.read': ['owner', 'support'],
  /** To stop a gift card, and to let it be spent again. */
  'gift-cards.manage': ['owner'],
  /** To add codes of digital cards, and to take codes out. */
  'digital-cards.manage': ['owner'],
  /** To read what was written to the shop by forms, and to answer it. */
  'enquiries.answer': ['owner', 'support'],
  /** To see who gets the newsletter, to take them as a file, and to end it for somebody. */
  'newsletter.manage': ['owner', 'content'],
  /** To write pages, posts, landing pages and blocks, and to publish them. */
  'content.write': ['owner', 'content'],
  /** To find customers, and to see their addresses, orders and sessions. */
  'customers.read': ['owner', 'orders', 'support'],
  /** To block customers, and to sign them out. */
  'customers.block': ['owner', 'support'],
  /** To say whose prices and ways to pay hold for a customer. */
  'customers.group': ['owner'],
  /** To give customers points, and to take some. */
  'rewards.adjust': ['owner'],
  /** To see promotions with their codes and orders, and to try a rule on a cart. */
  'promotions.read': ['owner', 'catalogue', 'support'],
  /** To make promotions and codes, and to switch them off. */
  'promotions.manage': ['owner'],
  /** To see what was sold, refused and is in stock, and to take it out as a file. */
  'reports.read': ['owner'],
  /** To write notes about orders and customers for the staff. */
  'notes.write': ['owner', 'orders', 'support'],
  /** To share saved views of lists with all members. */
  'views.share': ['owner'],
  /** To see which messages were sent, wait or failed. */
  'messages.read': ['owner', 'support'],
  'messages.send': ['owner', 'support'],
  /** To write what messages to customers say. */
  'messages.edit': ['owner'],
  /** To see which jobs failed at every try, and to run them again. */
  'jobs.manage': ['owner'],
  /** To see and change how the shop is run: delivery, payment, rate, limits, contacts. */
  'settings.manage': ['owner'],
  /** To let other programs in by API keys, and to say what they are told by webhooks. */
  'integrations.manage': ['owner'],
} as const satisfies Record<`${string}.${string}`, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

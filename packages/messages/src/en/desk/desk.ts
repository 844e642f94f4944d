import { audit } from './audit.ts';
import { common } from './common.ts';
import { customers } from './customers.ts';
import { list } from './list.ts';
import { live } from './live.ts';
import { orders } from './orders.ts';
import { papers } from './papers.ts';
import { products } from './products.ts';
import { run } from './run.ts';
import { searches } from './searches.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { staff } from './staff.ts';
import { today } from './today.ts';

/** Every text of the desk, by subject; no shopper loads them. */
export const desk = {
  audit,
  common,
  customers,
  list,
  live,
  orders,
  papers,
  products,
  run,
  searches,
  session,
  settings,
  shell,
  staff,
  today,
};

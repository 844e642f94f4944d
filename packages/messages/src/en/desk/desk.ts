import { audit } from './audit.ts';
import { common } from './common.ts';
import { customers } from './customers.ts';
import { list } from './list.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { reports } from './reports.ts';
import { run } from './run.ts';
import { searches } from './searches.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { staff } from './staff.ts';
import { today } from './today.ts';

/** The type of every text of the desk, by subject. The desk loads each subject from its own file. */
export const desk = {
  audit,
  common,
  customers,
  list,
  orders,
  products,
  promotions,
  reports,
  run,
  searches,
  session,
  settings,
  shell,
  staff,
  today,
};

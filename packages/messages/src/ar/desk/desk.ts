import type { desk as english } from '../../en/desk/desk.ts';
import { audit } from './audit.ts';
import { common } from './common.ts';
import { customers } from './customers.ts';
import { list } from './list.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { run } from './run.ts';
import { searchRules } from './search-rules.ts';
import { searches } from './searches.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { staff } from './staff.ts';
import { today } from './today.ts';

export const desk: typeof english = {
  audit,
  common,
  customers,
  list,
  orders,
  products,
  run,
  searchRules,
  searches,
  session,
  settings,
  shell,
  staff,
  today,
};

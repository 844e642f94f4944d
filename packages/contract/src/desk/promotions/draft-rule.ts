import { z } from 'zod';
import { promotionRule } from '../../values/carts/promotion-rule.ts';
import { jsonOf } from '../json-query.ts';
import { rowId } from '../list-query.ts';

/** A rule that is not saved, in the query of a call that says what it does. */
export const draftRule = {
  /** The promotion that the rule would change; a new one where it is absent. */
  promotionId: rowId,
  rule: jsonOf(promotionRule),
  priority: jsonOf(z.int()).default(0),
  stops_further: jsonOf(z.boolean()).default(false),
};

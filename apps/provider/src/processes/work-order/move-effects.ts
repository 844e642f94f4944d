import type { OrderMove } from '@dijla/commerce-rules/order-states/order-moves';
import { acceptPart } from './effects/accept-part.ts';
import { callOff } from './effects/call-off.ts';
import { deliver } from './effects/deliver.ts';
import { dispatch } from './effects/dispatch.ts';
import { edit } from './effects/edit.ts';
import { expire } from './effects/expire.ts';
import { notePayment } from './effects/note-payment.ts';
import { pack } from './effects/pack.ts';
import { ready } from './effects/ready.ts';
import { refund } from './effects/refund.ts';
import { settle } from './effects/settle.ts';
import { split } from './effects/split.ts';
import { takeBack } from './effects/take-back.ts';
import type { MoveEffect } from './move-work.ts';

/** What moves do besides changing states; those that do nothing else are left out. */
export const moveEffects: Readonly<Partial<Record<OrderMove, MoveEffect>>> = {
  pack,
  split,
  ready,
  dispatch,
  deliver,
  accept_part: acceptPart,
  cancel: callOff,
  cancel_by_request: callOff,
  edit,
  expire,
  note_payment: notePayment,
  settle,
  refund,
  take_back: takeBack,
};

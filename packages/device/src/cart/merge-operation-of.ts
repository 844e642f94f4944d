import type { MergeStep } from '@dijla/commerce-rules/cart/merge-carts';
import type { DeviceCart, DeviceOperation } from './device-cart.ts';
import type { Device } from '../platform/device.ts';

type Line = DeviceCart['base']['lines'][number];

const targetOf = (step: MergeStep<Line, Line>): Pick<DeviceOperation, 'kind' | 'qty'> & { line: Line } => {
  switch (step.kind) {
    case 're-create':
      return { kind: 'add', qty: step.line.qty, line: step.line };
    case 'set-qty':
      return { kind: 'set-qty', qty: step.qty, line: step.server };
    case 'delete':
      return { kind: 'remove', qty: step.server.qty, line: step.server };
  }
};

/** Returns a step of a merge as an operation, sent and answered like those of the shopper. */
export const mergeOperationOf = (
  step: MergeStep<Line, Line>,
  { newId, now, store }: Pick<Device, 'newId' | 'now' | 'store'>,
): DeviceOperation => {
  const {
    kind,
    qty,
    line: { line_key, sku, parent_sku, product_option, line },
  } = targetOf(step);
  return {
    id: newId(),
    kind,
    line_key,
    sku,
    parent_sku,
    qty,
    product_option,
    line: line ?? undefined,
    at: now(),
    store_code: store(),
    attempts: 0,
    qty_before: 0,
  };
};

import type { OrderBody } from '@dijla/contract/client';
import { isRefusal, type Refusal } from '../../call/refusal.ts';
import { givenTelephone } from '../../modules/customers/customers.ts';
import { orderInvalid } from './order-invalid.ts';

type Information = OrderBody['addressInformation'];
const kinds = ['shippingAddress', 'billingAddress'] as const;

const withTelephone = (information: Information, kind: (typeof kinds)[number]): Information | Refusal => {
  const address = information[kind];
  if (!address) return information;
  const telephone = givenTelephone(address.telephone);
  if (telephone === null) return information;
  if (telephone !== undefined) return { ...information, [kind]: { ...address, telephone } };
  return orderInvalid([
    {
      keyword: 'format',
      dataPath: `.addressInformation.${kind}.telephone`,
      message: 'should be a phone number',
      params: { format: 'phone' },
    },
  ]);
};

/**
 * Returns an order with normalized telephone numbers, so that different spellings identify the same person,
 * or a refusal with the path of one that cannot be a number (wire §4.3).
 */
export const withTelephones = (body: OrderBody): OrderBody | Refusal => {
  let information = body.addressInformation;
  for (const kind of kinds) {
    const completed = withTelephone(information, kind);
    if (isRefusal(completed)) return completed;
    information = completed;
  }
  return { ...body, addressInformation: information };
};

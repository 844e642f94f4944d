import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { customerProfile, givenCustomer } from '../values/customers/customer-profile.ts';

const id = z.int().min(1).max(2_147_483_647);
const idAsSent = z.union([
  id,
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

export const saveAddressBook = defineCall({
  method: 'PUT',
  path: '/api/ext/address-book/customers',
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary:
    'Saves the addresses of a customer and answers the profile (wire §11). They replace the set; with `knownIds`, those another device has added stay',
  query: userQuery,
  body: z.object({
    customer: z.object({
      id: idAsSent.nullish(),
      addresses: givenCustomer.shape.addresses.unwrap().unwrap(),
    }),
    /** Ours: the ids of the addresses that the device has read. */
    knownIds: z.array(id).max(1000).optional(),
  }),
  bodyAtMost: 262_144,
  result: customerProfile,
  refusals: [
    ...tokenRefusals,
    'user.foreign-address',
    'user.telephone-invalid',
    'user.too-many-addresses',
    'user.profile-invalid',
    'user.not-saved',
    'request.too-many',
  ],
});

export const deleteAddress = defineCall({
  method: 'DELETE',
  path: '/api/ext/address-book/addresses/{addressId}',
  aliases: ['/api/ext/address-book/addresses'],
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary:
    'Removes an address and answers the profile (wire §11); one of another customer is answered as one that is not there. Its id comes in the path, the body or both',
  query: userQuery,
  body: z.object({ addressId: idAsSent.optional() }).optional(),
  result: customerProfile,
  refusals: [...tokenRefusals, 'request.invalid', 'user.address-id-missing', 'user.foreign-address'],
});

import { isLocation, isTelephone } from '@dijla/contract/branch-fields';
import { contentKind } from './content-kind.ts';

/** A place of the shop that shoppers can go to; it has no page of its own, `store-locator` shows all. */
export const branch = contentKind({
  entity: 'branch',
  textOwner: 'branch_id',
  columns: {
    position: { type: 'integer', blank: 1 },
    telephone: { type: 'text', blank: '' },
    location: { type: 'text', blank: '' },
  },
  texts: ['title', 'summary', 'content'],
  recognizedBy: ['summary', 'content'],
  problemOf: ({ telephone, location }) => {
    if (!isTelephone(telephone)) return { code: 'bad-telephone', subject: telephone.slice(0, 100) };
    return isLocation(location) ? undefined : { code: 'bad-location', subject: location.slice(0, 100) };
  },
  documentOf: ({ position, telephone, location }, text) => ({
    summary: text.summary,
    telephone,
    location,
    sort_order: position,
  }),
});

import { handleCall } from '../../../call/handle-call.ts';
import type { Settings } from '../../../config.ts';
import { nameServerTexts, senderRecords } from '../sender-domain.ts';

/** Domains that are nobody's: those of examples, tests and this machine (RFC 2606). */
const nobodys = /(?:^|\.)(?:localhost|local|test|invalid|example(?:\.(?:com|net|org))?)$/i;

/** `GET /api/desk/sender-domain`: asks the name servers, and the database nothing. */
export const readSenderDomain = handleCall(
  'desk/sender-domain',
  ({ settings: { mailFrom } }: { settings: Pick<Settings, 'mailFrom'> }) =>
    async ({ query: { selector } }) => {
      const domain = /@([^@\s>]+)>?$/.exec(mailFrom)?.[1]?.toLowerCase() ?? null;
      if (domain === null || nobodys.test(domain)) return { result: { domain: null, records: [] } };
      const records = await senderRecords(domain, { selector, read: nameServerTexts() });
      return { result: { domain, records } };
    },
);

import { z } from 'zod';
import { GatewayError, PaymentNotBegun } from '../../payment-provider.ts';
import { below, sendCall } from '../gateway-calls.ts';

/** What the shop has from PayTabs: the host of its region, the profile and the key that also signs what comes back. */
export type PayTabsSettings = {
  host: URL;
  profileId: number;
  serverKey: string;
  /** Whether its page may be shown within the shop's; else the browser goes there. */
  isFramed: boolean;
};

const refused = z.object({ code: z.coerce.number().nullish() });

/** PayTabs has answered with an error; the message holds nothing of what was sent. */
export class PayTabsError extends GatewayError {
  /** PayTabs' own. */
  readonly code: number | null;
  constructor(status: number, code: number | null) {
    super('PayTabs', status);
    this.code = code;
  }
}

/** Paths of PayTabs, all of which are asked by POST. */
type Path = '/payment/request' | '/payment/query' | '/payment/token/delete';

/**
 * Returns what calls PayTabs (spec 4 §4.1). Throws PayTabsError on an error's answer, another error when there is none in
 * 15 seconds.
 */
export const payTabsClient =
  ({ host, profileId, serverKey }: PayTabsSettings) =>
  async (path: Path, body: object): Promise<unknown> => {
    const call = { method: 'POST', path, body: { profile_id: profileId, ...body } } as const;
    const response = await sendCall(below(host, ''), call, { authorization: serverKey });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    throw new PayTabsError(response.status, refused.safeParse(answer).data?.code ?? null);
  };

/** The same cart was asked for within two minutes: what became of the first is asked (spec 4 §4.6). */
const repeated = 4;

/** Whether PayTabs refused a payment as such, so that it made none. */
export const asNotBegun = (error: unknown): unknown =>
  error instanceof PayTabsError && [400, 401, 403, 404, 422].includes(error.status) && error.code !== repeated
    ? new PaymentNotBegun(error.message)
    : error;

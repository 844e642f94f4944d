import { page as shownPage } from '../../pages/page.ts';
import type {
  ProviderParts,
  SandboxAnswer,
  SandboxProvider,
  SandboxRequest,
} from '../../sandbox-provider.ts';

/** What a shop does at a gateway; `ref` names the payment, where the request does. */
export type GatewayAct = { act: ActName; ref?: string | undefined };
type ActName = (typeof acts)[number];

const acts = ['token', 'create', 'status', 'cancel', 'refund', 'card'] as const;

/** What can go wrong with any of these acts: it breaks off before, after, fails, or was asked too often. */
const faultsOf = (act: ActName): string[] => [
  'away',
  `${act}-lost`,
  `${act}-unheard`,
  `${act}-fails`,
  `${act}-busy`,
];

/** What an answer says that is not so, or does not do at once. */
const changed: Readonly<Partial<Record<ActName, readonly string[]>>> = {
  status: ['other-amount', 'other-currency'],
  refund: ['refund-refused', 'refund-waits'],
};

/** What tests may have any gateway do. */
const gatewayScenarios: readonly string[] = [
  ...new Set(acts.flatMap((act) => [...faultsOf(act), ...(changed[act] ?? [])])),
  'no-message',
];

type Double = Pick<SandboxProvider, 'name' | 'title' | 'environment'> & {
  parts: ProviderParts;
  /** Null for a page. */
  actOf: (request: SandboxRequest) => GatewayAct | null;
  /** Answers an act; `fault` is what its answer is to say or do otherwise. */
  answer: (
    act: GatewayAct,
    request: SandboxRequest,
    fault: string | null,
  ) => SandboxAnswer | Promise<SandboxAnswer>;
  /** Null for a path that it does not have. */
  page: (request: SandboxRequest) => SandboxAnswer | null | Promise<SandboxAnswer | null>;
};

const idle = {
  en: 'The shop leads here when somebody pays with it.',
  ar: 'يأتي إلى هنا من يدفع به في المتجر.',
};

/** What is said where nobody pays yet; null for any other path. */
const firstPage = (
  { path, language }: SandboxRequest,
  title: SandboxProvider['title'],
): SandboxAnswer | null =>
  ['', '/'].includes(path)
    ? shownPage({ language, title: title[language], content: `<p>${idle[language]}</p>` })
    : null;

/**
 * The double of a gateway: what goes wrong with its acts is the same of all (spec 4 §9.2). `…-lost` does what is asked
 * and breaks off, `…-unheard` breaks off before, `…-fails` answers 500, `…-busy` 429; `away`: nothing is answered.
 */
export const gatewayDouble = ({
  name,
  title,
  environment = {},
  parts: { takeScenario },
  actOf,
  answer,
  page,
}: Double): SandboxProvider => ({
  name,
  title,
  environment,
  scenarios: gatewayScenarios,
  answer: async (request) => {
    const act = actOf(request);
    if (act === null) return (await page(request)) ?? firstPage(request, title);
    const fault = takeScenario(act.ref, [...faultsOf(act.act), ...(changed[act.act] ?? [])]);
    if (fault === 'away' || fault === `${act.act}-unheard`) return { away: true };
    if (fault === `${act.act}-fails`) return { status: 500, json: {} };
    if (fault === `${act.act}-busy`) return { status: 429, json: {} };
    const answered = await answer(act, request, fault);
    return fault === `${act.act}-lost` ? { away: true } : answered;
  },
});

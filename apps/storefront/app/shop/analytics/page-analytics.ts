import type { StoreCode } from '@dijla/contract/store-views';

/** What a page knows of whom its visitors' doings are told, once they agree. */
export type PageAnalytics = {
  tagManager?: {
    container: string;
    /** Where the container's script is served from. */
    origin: string;
    /** Hosts besides that the container's tags load from and report to. */
    tagHosts: readonly string[];
  };
  /** Name under which the page says who is logged in, for the tags of a marketing platform. */
  marketingObject?: string;
  /** Stores whose searches, clicks and checkouts are reported. */
  reports: readonly StoreCode[];
};

/** Name of the meta tag with which a page says so. */
export const analyticsMark = 'analytics';

/** Source of the script that such pages load last, as named in the build's manifest. */
export const analyticsSource = 'app/shop/analytics/start-analytics.lazy.tsx';

/** Returns what the policy of a page has to allow for a tag manager. */
export const tagOrigins = ({ origin, tagHosts }: NonNullable<PageAnalytics['tagManager']>) => ({
  origin,
  hosts: tagHosts.map((host) => `https://${host}`),
});

/** Returns what this page knows of analytics; null where nobody is told anything. */
export const pageAnalyticsIn = (page: Document): PageAnalytics | null => {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${analyticsMark}"]`)?.content;
  return content === undefined ? null : (JSON.parse(content) as PageAnalytics);
};

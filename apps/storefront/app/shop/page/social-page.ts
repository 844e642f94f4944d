import type { IconName } from '@dijla/ui-kit/pictures/icon-drawings.ts';

export type SocialPage = { href: string; name: string; icon: IconName };

const known: readonly (readonly [RegExp, string, IconName])[] = [
  [/(?:^|\.)(?:facebook|fb)\.com$/, 'Facebook', 'facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram', 'instagram'],
  [/^(?:www\.)?(?:t\.me|telegram\.me)$/, 'Telegram', 'telegram'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok', 'tiktok'],
  [/(?:^|\.)(?:x|twitter)\.com$/, 'X', 'x'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube', 'youtube'],
];

const socialPage = (href: string): SocialPage => {
  const { hostname } = new URL(href);
  const [, name, icon] = known.find(([host]) => host.test(hostname)) ?? [
    null,
    hostname.replace(/^www\./, ''),
    'globe' as const,
  ];
  return { href, name, icon };
};

/**
 * Returns the shop's pages on other sites, each with the site's common name or else its host. Invalid
 * addresses are left out, so that an owner's typing error does not break the footer and with it every page.
 */
export const socialPages = (addresses: readonly string[]): SocialPage[] =>
  [...new Set(addresses)].filter((href) => URL.canParse(href)).map(socialPage);

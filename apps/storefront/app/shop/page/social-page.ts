import type { IconName } from '../../ui/pictures/icon-drawings.ts';

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
 * The shop's pages elsewhere, each by the name people know the place by, else by its host. An address that no browser can open is left out: the
 * owner's typing error must not take the footer, and every page with it, away.
 */
export const socialPages = (addresses: readonly string[]): SocialPage[] =>
  [...new Set(addresses)].filter((href) => URL.canParse(href)).map(socialPage);

import type { IconName } from '../ui/icon-drawings.ts';

export type SocialPage = { href: string; name: string; icon: IconName };

const known: readonly (readonly [RegExp, string, IconName])[] = [
  [/(?:^|\.)(?:facebook|fb)\.com$/, 'Facebook', 'facebook'],
  [/(?:^|\.)instagram\.com$/, 'Instagram', 'instagram'],
  [/^(?:www\.)?(?:t\.me|telegram\.me)$/, 'Telegram', 'telegram'],
  [/(?:^|\.)tiktok\.com$/, 'TikTok', 'tiktok'],
  [/(?:^|\.)(?:x|twitter)\.com$/, 'X', 'x'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube', 'youtube'],
];

/** A page of the shop elsewhere, by the name people know the place by; its host where it is none of these. */
export const socialPage = (href: string): SocialPage => {
  const { hostname } = new URL(href);
  const [, name, icon] = known.find(([host]) => host.test(hostname)) ?? [null, hostname.replace(/^www\./, ''), 'globe' as const];
  return { href, name, icon };
};

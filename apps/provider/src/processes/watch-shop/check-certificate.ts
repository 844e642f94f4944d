import type { Schedule } from '../../events/subscriber.ts';
import { certificateEnd } from './certificate-end.ts';
import { readWatched, saveCertificate } from './watched-sql.ts';

const dayMs = 86_400_000;
const usualPort = 443;

/** Returns host and port of an address over https; null for any other. */
export const watchedHost = (publicUrl: string | undefined): { host: string; port: number } | null => {
  if (publicUrl === undefined) return null;
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  return { host: hostname.replaceAll(/^\[|\]$/g, ''), port: port === '' ? usualPort : Number(port) };
};

/**
 * Looks at the certificate of the shop's public address when it was not looked at for a day, so that the first look comes
 * within the hour. A shop without an address over https has no such schedule.
 */
export const certificateSchedules = (
  publicUrl: string | undefined,
  look: typeof certificateEnd = certificateEnd,
): Schedule[] => {
  const watched = watchedHost(publicUrl);
  if (watched === null) return [];
  const { host, port } = watched;
  return [
    {
      name: 'check-certificate',
      cron: '40 * * * *',
      run: async ({ database, now }) => {
        const { certificate } = await readWatched(database, host);
        if (certificate !== null && certificate.checked_at.getTime() > now() - dayMs) return;
        await saveCertificate(database, host, { ...(await look(host, port)), now: now() });
      },
    },
  ];
};

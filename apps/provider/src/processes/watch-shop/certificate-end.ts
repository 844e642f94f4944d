import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** When a certificate ends, and why browsers would not trust it. */
export type Certificate = { expiresAt: Date | null; problem: string | null };

const patienceMs = 5000;

/**
 * Connects to a host as browsers do and reads when its certificate ends. What cannot be reached within five seconds has
 * none and its problem; one that is not trusted is read all the same. Never rejects.
 */
export const certificateEnd = (host: string, port: number): Promise<Certificate> =>
  new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      // Only read, nothing is sent to it.
      rejectUnauthorized: false,
      ...(isIP(host) === 0 ? { servername: host } : {}),
    });
    const settle = (certificate: Certificate): void => {
      socket.destroy();
      resolve(certificate);
    };
    socket.setTimeout(patienceMs, () => settle({ expiresAt: null, problem: 'no answer' }));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      settle({ expiresAt: null, problem: error.code ?? error.name }),
    );
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      const expiresAt = end === undefined ? null : new Date(end);
      const { authorizationError: untrusted } = socket;
      settle({
        expiresAt: expiresAt === null || Number.isNaN(expiresAt.getTime()) ? null : expiresAt,
        problem: socket.authorized
          ? null
          : String((untrusted as { code?: string } | null)?.code ?? untrusted),
      });
    });
  });

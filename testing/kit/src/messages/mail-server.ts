import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';

import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export type { ParsedMail };

/** How a mail server answers: by its code and words, or not at all. */
export type Refusal = { code: number; text: string };

export type MailServerOptions = {
  /** Answers a recipient; null takes it. */
  onRecipient?: (address: string) => Refusal | null | Promise<Refusal | null>;
  /** Answers the whole message; null takes it, and a promise that stays open says nothing. */
  onMail?: (mail: ParsedMail) => Refusal | null | Promise<Refusal | null>;
  /** User and password the server asks for. */
  login?: { user: string; password: string };
};

const failure = ({ code, text }: Refusal): Error => Object.assign(new Error(text), { responseCode: code });

const tell = async (
  answer: Refusal | null | undefined | Promise<Refusal | null>,
  done: (error?: Error | null) => void,
): Promise<void> => {
  const refused = (await answer) ?? null;
  done(refused === null ? null : failure(refused));
};

/**
 * Runs a mail server on this machine until the end of the test file. `mails` are those it took, in order.
 */
export const mailServer = async ({ onRecipient, onMail, login }: MailServerOptions = {}) => {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(failure({ code: 535, text: '5.7.8 not this password' })),
    onRcptTo: ({ address }, _session, done) => void tell(onRecipient?.(address), done),
    onData: (stream, _session, done) => {
      const take = async () => {
        const mail = await simpleParser(stream);
        const refused = (await onMail?.(mail)) ?? null;
        if (refused === null) mails.push(mail);
        await tell(refused, done);
      };
      void take();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const user = login === undefined ? '' : `${login.user}:${encodeURIComponent(login.password)}@`;
  return { url: `smtp://${user}127.0.0.1:${port}`, mails };
};

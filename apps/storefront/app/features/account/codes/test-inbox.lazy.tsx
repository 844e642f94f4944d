import { useEffect, useState } from 'react';
import { readTestInbox } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { quietLink } from '../quiet-link.lazy.ts';

const isThisMachine = () => ['localhost', '127.0.0.1'].includes(location.hostname);

/** Leads to the messages of a shop that is tried on this machine and sends none; nothing anywhere else. */
export const TestInbox = () => {
  const { testInbox } = useTexts('account');
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (isThisMachine()) void readTestInbox().then(setUrl);
  }, []);
  return url === null ? null : (
    <a className={`${quietLink} justify-self-center`} href={url} rel="noreferrer" target="_blank">
      {testInbox}
    </a>
  );
};

import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../page/frame-context.ts';

const consented = new Set(['terms', 'privacy']);

/** What is agreed to by creating an account, with a link to each page of it that the shop has. */
export const Consent = () => {
  const { consentToTerms } = useTexts('account');
  const { pages } = useFrame();
  const { code } = useStoreView();
  return (
    <p className="text-sm text-ink-soft">
      {consentToTerms}{' '}
      {pages
        .filter(({ identifier }) => consented.has(identifier))
        .map(({ identifier, title }) => (
          <a
            className="me-3 inline-block font-semibold text-accent-ink underline"
            href={paths.content(code, identifier)}
            key={identifier}
            rel="noreferrer"
            // What was typed stays.
            target="_blank"
          >
            <bdi>{title}</bdi>
          </a>
        ))}
    </p>
  );
};

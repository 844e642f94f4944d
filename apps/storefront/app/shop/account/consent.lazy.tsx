import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../page/frame-context.ts';
import { linkedWords } from './linked-words.ts';

/** Names that shops give to the page of a text. */
const pagesOf = { terms: ['terms'], privacy: ['privacy-policy', 'privacy'] };

/** What is agreed to by creating an account, in which the words for a page of it lead there, where the shop has it. */
export const Consent = () => {
  const { consentToTerms, consentWords } = useTexts('account');
  const { pages } = useFrame();
  const { code } = useStoreView();
  const linked = (['terms', 'privacy'] as const).flatMap((text) => {
    const page = pages.find(({ identifier }) => pagesOf[text].includes(identifier));
    return page === undefined ? [] : [{ words: consentWords[text], to: page.identifier }];
  });
  return (
    <p className="text-sm text-ink-soft">
      {linkedWords(consentToTerms, linked).map(({ words, to }) =>
        to === null ? (
          words
        ) : (
          <a
            className="font-semibold text-accent-ink underline"
            href={paths.content(code, to)}
            key={to}
            rel="noreferrer"
            // What was typed stays.
            target="_blank"
          >
            {words}
          </a>
        ),
      )}
    </p>
  );
};

// @chunk shell
import { type ComponentType, lazy, Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useStoreView } from './store-context.ts';
import { byLanguage, type Language } from '@dijla/contract/store-views';
import { type Texts, TextsProvider } from './texts.tsx';

export type LazyPartSource<Props> = {
  part: () => Promise<ComponentType<Props>>;
  /**
   * Loads the texts of the part in a language, if the page's texts are not enough. Modules of
   * `@dijla/messages` have this form.
   */
  texts?: Readonly<Record<Language, () => Promise<Partial<Texts>>>>;
  /**
   * Placeholder shown until the part is loaded, with the same props as the part. Nothing is shown if it is
   * omitted.
   */
  placeholder?: ComponentType<Props>;
};

/** Wraps a component in a provider of its texts. */
export const withTexts = <Props extends object>(
  Part: ComponentType<Props>,
  texts: Partial<Texts>,
): ComponentType<Props> => {
  const PartWithTexts = (props: Props) => (
    <TextsProvider texts={texts}>
      <Part {...props} />
    </TextsProvider>
  );
  return PartWithTexts;
};

/**
 * Creates a part of a page that the first view does not need. Its code and its texts in the page's language
 * load when it is first shown, or earlier when `fetch` is called (on pointer down or when idle). Until then
 * its placeholder is shown. If loading fails, the page stays as it is, `onClose` is called if given,
 * `partFailed` is dispatched, and the next attempt loads the part again.
 */
export const lazyPart = <Props extends object>({
  part,
  texts,
  placeholder: Placeholder,
}: LazyPartSource<Props>) => {
  const coming = new Map<Language, Promise<{ default: ComponentType<Props> }>>();
  const fetchPart = (language: Language) => {
    const asked =
      coming.get(language) ??
      Promise.all([part(), texts?.[language]() ?? {}])
        .then(([Part, words]) => ({ default: withTexts(Part, words) }))
        .catch((error: unknown) => {
          coming.delete(language);
          ofLanguage[language] = lazy(() => fetchPart(language));
          throw error;
        });
    coming.set(language, asked);
    return asked;
  };
  const ofLanguage: Record<Language, ComponentType<Props>> = byLanguage((language) =>
    lazy(() => fetchPart(language)),
  );
  const LazyPart = (props: Props) => {
    const Part = ofLanguage[useStoreView().language];
    const placeholder = Placeholder && <Placeholder {...props} />;
    const { onClose } = props as { onClose?: () => void };
    return (
      <PartBoundary fallback={placeholder} onFailure={onClose}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
  /** Loads the part without showing it. A failure is reported only when the part is shown. */
  const fetch = (language: Language): void => void fetchPart(language).catch(() => undefined);
  return { Part: LazyPart, fetch };
};

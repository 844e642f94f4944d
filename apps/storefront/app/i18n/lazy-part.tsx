// @chunk shell
import { type ComponentType, lazy, Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useStoreView } from './store-context.ts';
import type { Language } from './store-views.ts';
import { type Texts, TextsProvider } from './texts.tsx';

export type LazyPartSource<Props> = {
  part: () => Promise<ComponentType<Props>>;
  /** Its texts in a language, where those of the page do not do; modules of `@dijla/messages` are of this form themselves. */
  texts?: Readonly<Record<Language, () => Promise<Partial<Texts>>>>;
  /** Its room until it has come, told what the part is told; nothing when not given. */
  room?: ComponentType<Props>;
};

/** Texts of several subjects, asked for at once. */
export const textsOf = async (...subjects: readonly Promise<Partial<Texts>>[]): Promise<Partial<Texts>> =>
  Object.assign({}, ...(await Promise.all(subjects)));

/** A component with its texts around it: what a part is once it has come. */
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
 * A part of a page that no first look needs: its code and the texts of the page's language come when it is first shown, or earlier
 * when `fetch` is called (a finger that comes down, an idle moment). Until then its room is shown. One that does not come leaves the
 * page as it is, closes itself where it can be closed (`onClose`), is told of (`partFailed`), and is asked for anew the next time.
 */
export const lazyPart = <Props extends object>({ part, texts, room: Room }: LazyPartSource<Props>) => {
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
  const ofLanguage: Record<Language, ComponentType<Props>> = {
    en: lazy(() => fetchPart('en')),
    ar: lazy(() => fetchPart('ar')),
  };
  const LazyPart = (props: Props) => {
    const Part = ofLanguage[useStoreView().language];
    const room = Room && <Room {...props} />;
    const { onClose } = props as { onClose?: () => void };
    return (
      <PartBoundary fallback={room} onFailure={onClose}>
        <Suspense fallback={room}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
  /** Brings it without showing it; a failure is told when it is shown. */
  const fetch = (language: Language): void => void fetchPart(language).catch(() => undefined);
  return { Part: LazyPart, fetch };
};

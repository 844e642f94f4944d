import { descriptionOf, FieldFrame, fieldStyle, TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { readAspects, sendReview } from '../../../device/reviews/review-actions.ts';
import { reviewDevice } from '../../../device/reviews/review-vote-actions.ts';
import { useSession } from '../../../device/session/use-session.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';
import { PictureField, useGivenPictures } from './picture-field.lazy.tsx';
import { AspectField, StarField } from './star-field.lazy.tsx';

const names = ['rating', 'title', 'detail', 'nickname'] as const;

const isShort = (text: string): boolean => text.trim().length < 2;

/** What the shop asks stars for, none while it is not known, and what was given. */
const useAspects = () => {
  const [aspects, setAspects] = useState<readonly { code: string; name: string }[]>([]);
  const [given, setGiven] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => void readAspects().then(setAspects), []);
  return {
    aspects,
    given,
    onGive: (code: string, stars: number) => setGiven((before) => ({ ...before, [code]: stars })),
  };
};

/** The form of a review: stars first, words after (spec 2 §7). Everything sent waits until the shop has read it. */
// oxlint-disable-next-line max-lines-per-function -- one form with its fields
export const ReviewForm = ({ productId }: { productId: number; onClose: () => void }) => {
  const texts = useTexts('reviews');
  const id = useId();
  const [isSent, setSent] = useState(false);
  const given = useGivenPictures();
  const firstName = useSession(({ profile }) => profile?.firstname ?? '');
  const byAspect = useAspects();
  const keys = given.pictures.flatMap(({ key }) => key ?? []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: ({ rating, title, detail, nickname }) =>
      names.filter(
        (name) =>
          ({
            rating: rating === '',
            title: isShort(title),
            detail: detail.trim() === '',
            nickname: isShort(nickname),
          })[name],
      ),
    hindrance: () => {
      if (!navigator.onLine) return texts.offline;
      return keys.length < given.pictures.length ? texts.picturesOnTheirWay : null;
    },
    send: ({ rating, ...words }) =>
      sendReview(
        {
          ...words,
          product_id: productId,
          rating: Number(rating),
          aspects: Object.entries(byAspect.given).map(([aspect, stars]) => ({ aspect, stars })),
          device: reviewDevice(),
          pictures: keys,
        },
        texts.invalid,
      ),
    failed: texts.failed,
    onDone: () => setSent(true),
  });
  if (isSent)
    return (
      <output className="block rounded-card bg-success-soft px-4 py-3 font-medium">{texts.thanks}</output>
    );
  const hasGaps = names.some((name) => errorOf(name, '') !== null);
  const detailError = errorOf('detail', texts.gapText);
  return (
    <form
      {...handlers}
      className="grid w-full max-w-xl gap-4 rounded-card bg-sunken p-4 md:p-6"
      method="post"
    >
      <h3 className="text-lg outline-none" ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <StarField error={errorOf('rating', texts.gapStars)} id={`${id}-rating`} />
      {byAspect.aspects.length > 0 && <AspectField {...byAspect} />}
      <TextField
        dir="auto"
        error={errorOf('title', texts.gapSummary)}
        hint={texts.summaryHint}
        id={`${id}-title`}
        label={texts.summary}
        maxLength={120}
        name="title"
      />
      <FieldFrame error={detailError} id={`${id}-detail`} label={texts.text}>
        <textarea
          aria-describedby={descriptionOf(`${id}-detail`, { error: detailError })}
          aria-invalid={detailError !== null}
          className={`${fieldStyle} min-h-28 py-3`}
          dir="auto"
          id={`${id}-detail`}
          maxLength={4000}
          name="detail"
        />
      </FieldFrame>
      <PictureField {...given} />
      <TextField
        autoComplete="nickname"
        defaultValue={firstName}
        dir="auto"
        error={errorOf('nickname', texts.gapNickname)}
        id={`${id}-nickname`}
        label={texts.nickname}
        maxLength={60}
        name="nickname"
      />
      <output className="sr-only">{hasGaps ? texts.invalid : ''}</output>
      <FormEnd {...end} busyLabel={texts.sending} label={texts.send} />
    </form>
  );
};

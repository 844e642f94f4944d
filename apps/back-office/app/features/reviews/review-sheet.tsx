import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormAnswer } from '../../resource-form/form-answer.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';
import { ReviewPictures } from './review-pictures.tsx';
import { type DeskReview, useDecideReviews } from './use-decide-reviews.ts';

/** What the desk knows of who wrote a review. */
const Writer = ({ review: { nickname, customer_id } }: { review: DeskReview }) => {
  const texts = useTexts('reviews');
  const may = useMay();
  return (
    <>
      <bdi>{nickname}</bdi> · {customer_id === null && texts.guest}
      {customer_id !== null &&
        (may('customers.read') ? (
          <Link className="underline" to={paths.customer(customer_id)}>
            {texts.customer}
          </Link>
        ) : (
          texts.customer
        ))}
    </>
  );
};

/** What is known of a review besides its words. */
const ReviewFacts = ({ review }: { review: DeskReview }) => {
  const texts = useTexts('reviews');
  const { product, state, rating, aspects, created_at } = review;
  return (
    <Facts
      facts={[
        { key: 'product', name: texts.columns.product, value: <bdi>{product.name}</bdi> },
        { key: 'sku', name: texts.sku, value: <bdi dir="ltr">{product.sku}</bdi> },
        {
          key: 'stars',
          name: texts.stars,
          value: rating === null ? texts.noStars : texts.starsOf(rating),
        },
        ...aspects.map(({ name, stars }) => ({
          key: `aspect ${name}`,
          name,
          value: texts.starsOf(stars),
        })),
        { key: 'by', name: texts.columns.by, value: <Writer review={review} /> },
        { key: 'bought', name: texts.boughtHere, value: review.bought_here ? texts.yes : null },
        { key: 'rude', name: texts.rude, value: review.has_rude_words ? texts.yes : null },
        { key: 'state', name: texts.state, value: texts.states[state] },
        { key: 'since', name: texts.columns.since, value: <Moment at={created_at} /> },
      ]}
    />
  );
};

/** Approving and rejecting, whatever was decided before. */
const Decision = ({ review: { id, state }, onDone }: { review: DeskReview; onDone: () => void }) => {
  const texts = useTexts('reviews');
  const decide = useDecideReviews();
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'approved' && (
        <button
          className={deskButton.primary}
          onClick={() => void decide([id], 'approve').then(onDone)}
          type="button"
        >
          {texts.approve}
        </button>
      )}
      {state !== 'rejected' && (
        <button
          className={deskButton.quiet}
          onClick={() => void decide([id], 'reject').then(onDone)}
          type="button"
        >
          {texts.reject}
        </button>
      )}
    </div>
  );
};

/** One review: what it says, the decision on it and the shop's answer. */
export const ReviewSheet = ({ review, onClose }: { review: DeskReview; onClose: () => void }) => {
  const texts = useTexts('reviews');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const { id, title, detail, language, answer } = review;
  const beginning = useMemo(() => ({ answer: answer ?? '' }), [answer]);
  const save = async (values: { answer: string }): Promise<void> => {
    await ask('desk/answer-review', { params: { reviewId: String(id) }, body: values });
    showToast({ type: 'success', message: texts.answerSaved });
    await client.invalidateQueries({ queryKey: ['desk/reviews'] });
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={title}>
      <div className="grid gap-6">
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]" dir="auto" lang={language}>
          {detail}
        </p>
        {review.pictures.length > 0 && <ReviewPictures review={review} />}
        <ReviewFacts review={review} />
        <Decision onDone={onClose} review={review} />
        <ResourceForm<{ answer: string }>
          defaultValues={beginning}
          onSave={save}
          saveLabel={texts.saveAnswer}
        >
          <FormAnswer hint={texts.answerHint} label={texts.answer} />
        </ResourceForm>
      </div>
    </Sheet>
  );
};

import { newId } from '@dijla/device/platform/new-id';
import { pageListClient, refusedText, storeCode } from '../lists/page-lists.ts';

const keyPlace = 'dijla-review-device';
const votesPlace = 'dijla-helpful-reviews';
/** Most reviews whose votes the device remembers. */
const remembered = 500;

let keyOfPage: string | undefined;

/** Returns the random key under which this device votes; a browser that keeps nothing has one for each page. */
export const reviewDevice = (): string => {
  try {
    const kept = localStorage.getItem(keyPlace) ?? (keyOfPage ??= newId());
    localStorage.setItem(keyPlace, kept);
    return kept;
  } catch {
    return (keyOfPage ??= newId());
  }
};

const votes = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(votesPlace) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
};

/** Whether this device has said that a review is helpful. */
export const hasVoted = (reviewId: number): boolean => votes().includes(reviewId);

const keepVote = (reviewId: number, isHelpful: boolean): void => {
  const others = votes().filter((id) => id !== reviewId);
  try {
    localStorage.setItem(
      votesPlace,
      JSON.stringify(isHelpful ? [...others, reviewId].slice(-remembered) : others),
    );
  } catch {
    // Then the next page does not know of it.
  }
};

/** Says whether a review is helpful. `text` is why that was refused, empty when it could not be said. */
export const voteReview = async (
  reviewId: number,
  isHelpful: boolean,
): Promise<{ ok: true; helpful: number } | { ok: false; text: string }> => {
  const answer = await pageListClient('review/vote', {
    query: { storeCode: storeCode() },
    params: { reviewId: String(reviewId) },
    body: { is_helpful: isHelpful, device: reviewDevice() },
  }).catch(() => null);
  if (!answer?.ok) return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
  keepVote(reviewId, isHelpful);
  return { ok: true, helpful: answer.result.helpful };
};

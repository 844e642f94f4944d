/** Debounce between keystrokes in milliseconds. */
const breath = 90;

/**
 * Asks for a term once no other has been typed for a moment, and gives its answer to `take`, or what `otherwise` makes of
 * the error. Returns how it is given up: from then on nothing is taken, however late an answer arrives.
 */
export const askLatest = <Answer>(
  ask: () => Promise<Answer>,
  { take, otherwise }: { take: (answer: Answer) => void; otherwise: (error: unknown) => Answer },
): (() => void) => {
  let isLatest = true;
  const look = async (): Promise<void> => {
    const answer = await ask().catch(otherwise);
    if (isLatest) take(answer);
  };
  const timer = setTimeout(() => void look(), breath);
  return () => {
    isLatest = false;
    clearTimeout(timer);
  };
};

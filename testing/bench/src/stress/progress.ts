const parts = 20;

/**
 * Returns a function to call once per finished item. It reports progress twenty times on the way to `total`,
 * because a full run takes a while.
 */
export const progressOf = (total: number, what: string, say: (line: string) => void = console.log) => {
  const step = Math.ceil(total / parts);
  return (done: number): void => {
    if (done % step === 0 && done < total) say(`${done} of ${total} ${what}`);
  };
};

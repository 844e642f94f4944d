const parts = 20;

/** To be called with how many of `total` are done, one by one; says so twenty times on the way, as a full run takes a while. */
export const progressOf = (total: number, what: string, say: (line: string) => void = console.log) => {
  const step = Math.ceil(total / parts);
  return (done: number): void => {
    if (done % step === 0 && done < total) say(`${done} of ${total} ${what}`);
  };
};

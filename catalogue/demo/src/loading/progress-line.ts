import type { WriteStream } from 'node:tty';

export type ProgressLine = { show: (text: string) => void; end: () => void };

/** Shows progress on a single terminal line. Writes nothing when the stream is not a terminal. */
export const progressLine = (stream: Pick<WriteStream, 'isTTY' | 'write'>): ProgressLine => {
  let isOpen = false;
  return {
    show: (text) => {
      if (!stream.isTTY) return;
      isOpen = true;
      stream.write(`\r\u001b[K${text}`);
    },
    end: () => {
      if (isOpen) stream.write('\r\u001b[K');
      isOpen = false;
    },
  };
};

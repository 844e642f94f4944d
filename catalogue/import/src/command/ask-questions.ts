import { createInterface } from 'node:readline';
import type { Question } from './choices.ts';

/** The streams that questions are written to and answers are read from. */
export type Console = {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
};

/** Asks the user a question; resolves to undefined when no answer can be read any more. */
export type Ask = (question: Pick<Question, 'text' | 'answers' | 'suggested'>) => Promise<string | undefined>;

/** Whether the console is interactive: on a pipe, in a script or on a build server no questions are asked. */
export const isTerminal = ({ input, output }: Console): boolean =>
  input.isTTY === true && output.isTTY === true;

const listed = (answers: NonNullable<Question['answers']>): string => {
  const width = Math.max(...answers.map(({ value }) => value.length));
  return answers
    .map(
      ({ value, label }, index) =>
        `  ${String(index + 1).padStart(2)}  ${label === value ? value : `${value.padEnd(width)}  ${label}`}\n`,
    )
    .join('');
};

/**
 * Resolves typed text to an answer: the number of a listed answer, a value, or an empty text for the
 * suggestion. Returns undefined when it is none of these.
 */
const meant = (
  typed: string,
  { answers, suggested }: Pick<Question, 'answers' | 'suggested'>,
): string | undefined => {
  if (typed === '') return suggested;
  if (answers === undefined) return typed;
  const lower = typed.toLowerCase();
  const byNumber = /^\d+$/.test(typed) ? answers[Number(typed) - 1] : undefined;
  return (answers.find(({ value }) => value.toLowerCase() === lower) ?? byNumber)?.value;
};

/**
 * Returns a function that reads the next typed line, including lines typed before the prompt; it resolves to
 * undefined when the terminal is closed.
 */
const typedLines = (
  lines: ReturnType<typeof createInterface>,
): ((prompt: string) => Promise<string | undefined>) => {
  const typed: string[] = [];
  let [isOpen, wake] = [true, (): void => undefined];
  lines.on('line', (line) => {
    typed.push(line);
    wake();
  });
  lines.once('close', () => {
    isOpen = false;
    wake();
  });
  return async (prompt) => {
    if (isOpen) {
      lines.setPrompt(prompt);
      lines.prompt();
    }
    while (typed.length === 0 && isOpen) await new Promise<void>((resolve) => (wake = resolve));
    return typed.shift();
  };
};

/** Asks on a terminal and repeats the prompt until the answer is valid; `close` releases the terminal. */
export const askOn = ({ input, output }: Console): { ask: Ask; close: () => void } => {
  const lines = createInterface({ input, output });
  const next = typedLines(lines);
  lines.on('SIGINT', () => lines.close());
  const ask: Ask = async (question) => {
    const { text, answers, suggested } = question;
    output.write(`${text}\n${answers === undefined ? '' : listed(answers)}`);
    for (;;) {
      const typed = await next(suggested === undefined || suggested === '' ? '> ' : `[${suggested}] > `);
      if (typed === undefined) return undefined;
      const answer = meant(typed.trim(), question);
      if (answer !== undefined) return answer;
      output.write(
        answers === undefined
          ? 'Please say it.\n'
          : 'Please give a number of the list, or what stands beside it.\n',
      );
    }
  };
  return { ask, close: () => lines.close() };
};

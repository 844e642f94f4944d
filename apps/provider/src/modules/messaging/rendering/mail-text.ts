import type { Block } from './blocks.ts';
import { footerOf } from './mail-footer.ts';
import type { MailFrame } from './mail-frame.ts';
import type { Mail } from './template.ts';

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'amounts':
      return block.rows.map(({ title, amount }) => `${title}: ${amount}`).join('\n');
    case 'code':
      return block.code;
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
};

/** Writes the text part of an e-mail: the same facts as its HTML. */
export const mailText = ({ heading, blocks, reason }: Mail, frame: MailFrame): string => {
  const footer = footerOf(frame, reason).map(({ text }) => text);
  return `${[heading, ...blocks.map(textOf), '--', footer.join('\n')].filter((part) => part !== '').join('\n\n')}\n`;
};

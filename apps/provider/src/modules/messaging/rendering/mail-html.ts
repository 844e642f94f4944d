import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import { createElement as element, type CSSProperties, type ReactNode } from 'react';
import type { Block } from './blocks.ts';
import { footerOf } from './mail-footer.ts';
import type { MailFrame } from './mail-frame.ts';
import type { Mail } from './template.ts';
import type { Writing } from './writing.ts';

const font = 'Tahoma, "Segoe UI", Arial, sans-serif';
/** The storefront's light colors; mail programs read no oklch(). */
const colors = { ground: '#fcf9f4', card: '#fffefc', line: '#e3ddd5', ink: '#241c16', soft: '#5d534a' };
const designButton = { ground: '#005d65', ink: '#f7fdfd' };

/** Programs that know the scheme take these in the dark; the others invert the light colors themselves. */
const darkStyles = `@media (prefers-color-scheme: dark) {
.ground, .ground > table > tbody > tr > td { background-color: #1a1510 !important; }
.card { background-color: #241e18 !important; }
.ink, .ink a { color: #f0ebe3 !important; }
.soft, .soft a { color: #bdb3a7 !important; }
.line { border-color: #433b33 !important; }
}`;

/** Sides are named left and right, because Outlook does not know start and end. */
type Sides = { start: 'left' | 'right'; end: 'left' | 'right' };

const text: CSSProperties = {
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '26px',
  color: colors.ink,
  margin: 0,
};

/** Keeps the direction of a name or number from that of the text around it. */
const isolated = (value: string): ReactNode => element('bdi', null, value);

const pairs = (
  rows: readonly { title: ReactNode; value: ReactNode; isTotal?: boolean }[],
  { start, end }: Sides,
): ReactNode =>
  rows.map(({ title, value, isTotal = false }, index) => {
    const cell: CSSProperties = {
      ...text,
      ...(isTotal ? { fontWeight: 700 } : {}),
      margin: 0,
      padding: '6px 0',
      verticalAlign: 'top',
    };
    return element(Row, {
      key: index,
      className: 'line',
      style: { borderBottom: `1px solid ${colors.line}` },
      children: [
        element(Column, { key: 'title', className: 'ink', style: { ...cell, textAlign: start } }, title),
        element(
          Column,
          { key: 'value', className: 'ink', style: { ...cell, textAlign: end, paddingInlineStart: '16px' } },
          value,
        ),
      ],
    });
  });

const buttonStyle = ({ button }: Writing): CSSProperties => {
  const { ground, ink } = button ?? designButton;
  return {
    fontFamily: font,
    fontSize: '16px',
    fontWeight: 700,
    backgroundColor: ground,
    color: ink,
    borderRadius: '12px',
    padding: '12px 24px',
  };
};

const codeStyle: CSSProperties = {
  ...text,
  fontSize: '32px',
  lineHeight: '48px',
  fontWeight: 700,
  direction: 'ltr',
};

const blockElement = (block: Block, writing: Writing, sides: Sides): ReactNode => {
  const aligned = { ...text, textAlign: sides.start };
  switch (block.kind) {
    case 'paragraph':
      return element(Text, { className: 'ink', style: aligned }, block.text);
    case 'facts':
      return pairs(
        block.rows.map(({ label, value }) => ({ title: label, value: isolated(value) })),
        sides,
      );
    case 'amounts':
      return pairs(
        block.rows.map(({ title, amount, isTotal = false }) => ({
          title: isolated(title),
          value: isolated(amount),
          isTotal,
        })),
        sides,
      );
    case 'code':
      return element(Text, { className: 'ink', style: { ...codeStyle, textAlign: sides.start } }, block.code);
    case 'button':
      return element(
        Text,
        { style: { ...aligned, margin: '24px 0' } },
        element(Button, { href: block.url, style: buttonStyle(writing) }, block.label),
      );
  }
};

const footer = (mail: Mail, frame: MailFrame, { start }: Sides): ReactNode =>
  footerOf(frame, mail.reason).map(({ text: line, url }, index) =>
    element(
      Text,
      {
        key: index,
        className: 'soft',
        style: {
          ...text,
          fontSize: '13px',
          lineHeight: '21px',
          margin: 0,
          color: colors.soft,
          textAlign: start,
        },
      },
      url === undefined ? line : element(Link, { href: url, style: { color: colors.soft } }, line),
    ),
  );

const card = (mail: Mail, frame: MailFrame, sides: Sides): ReactNode[] => {
  const { writing } = frame;
  const logo: CSSProperties = {
    ...text,
    fontSize: '24px',
    fontWeight: 700,
    margin: '0 0 16px',
    textAlign: sides.start,
  };
  return [
    element(
      Text,
      { key: 'shop', className: 'ink', style: logo },
      element(Link, { href: writing.url(''), style: { color: colors.ink } }, writing.shop),
    ),
    element(
      Heading,
      {
        key: 'heading',
        className: 'ink',
        style: { ...text, fontSize: '22px', lineHeight: '32px', margin: '0 0 16px', textAlign: sides.start },
      },
      mail.heading,
    ),
    ...mail.blocks.map((block, index) =>
      element(
        'div',
        { key: `block ${index}`, style: { marginBottom: '20px' } },
        blockElement(block, writing, sides),
      ),
    ),
    element(Hr, {
      key: 'line',
      className: 'line',
      style: { borderColor: colors.line, margin: '24px 0 16px' },
    }),
    element('div', { key: 'footer' }, footer(mail, frame, sides)),
  ];
};

/** Writes the HTML part of an e-mail, in the frame all of them share. */
export const mailHtml = (mail: Mail, frame: MailFrame): Promise<string> => {
  const { language, direction } = frame.writing;
  const sides: Sides =
    direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
  const scheme = ['color-scheme', 'supported-color-schemes'].map((name) =>
    element('meta', { key: name, name, content: 'light dark' }),
  );
  const preview = mail.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' ');
  return render(
    element(
      Html,
      { lang: language, dir: direction },
      element(Head, null, scheme, element('title', null, mail.subject), element('style', null, darkStyles)),
      element(Preview, null, preview),
      element(
        Body,
        {
          dir: direction,
          className: 'ground',
          style: { backgroundColor: colors.ground, padding: '24px 12px' },
        },
        element(
          Container,
          {
            dir: direction,
            className: 'card',
            style: { backgroundColor: colors.card, borderRadius: '20px', padding: '24px', maxWidth: '560px' },
          },
          card(mail, frame, sides),
        ),
      ),
    ),
  );
};

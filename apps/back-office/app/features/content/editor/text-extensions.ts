import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { BlockDirection, Picture, sharedBlock } from './shop-nodes.ts';

/** Addresses of the shop's own directives, and those that texts may lead to. */
const mayLink = /^(?:\{\{(?:store|category) (?:url|key)=[^\s{}]*\}\}|https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** What texts of the shop may hold: what the provider's cleaning keeps, and no more. */
export const textExtensions = (nameOf: (identifier: string) => string) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => mayLink.test(address),
    },
  }),
  BlockDirection,
  Picture,
  sharedBlock(nameOf),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];

import { Extension, Node } from '@tiptap/core';

/** A paragraph has the direction of its first letter, unless its writer chose one. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => {
            const dir = element.getAttribute('dir');
            return dir === 'ltr' || dir === 'rtl' ? dir : null;
          },
          renderHTML: ({ dir }) => ({ dir: dir ?? 'auto' }),
        },
      },
    },
  ],
});

const mediaPath = /^\{\{media url=([^\s{}]+)\}\}$/;
/** Width of a picture in the editor, at double pixel density. */
const pictureSide = 600;

/** A picture of the shop's media, kept by its path. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ path: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const path = mediaPath.exec(element.getAttribute('src') ?? '')?.[1] ?? element.dataset['path'];
        return path === undefined ? false : { path, alt: element.getAttribute('alt') ?? '' };
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const path = String(attrs['path']);
    return [
      'img',
      {
        src: `/img/${pictureSide}/${pictureSide}/resize/${path.replace(/^\/+/, '')}`,
        alt: String(attrs['alt']),
        'data-path': path,
      },
    ];
  },
});

/** A block of the shop, which stands in a text by its identifier and is edited by itself. */
export const sharedBlock = (nameOf: (identifier: string) => string) =>
  Node.create({
    name: 'sharedBlock',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ identifier: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'div[data-block]',
        getAttrs: (element) => ({ identifier: element.dataset['block'] ?? '' }),
      },
    ],
    renderHTML: ({ node: { attrs } }) => {
      const identifier = String(attrs['identifier']);
      return ['div', { 'data-block': identifier, class: 'shared-block' }, nameOf(identifier)];
    },
  });

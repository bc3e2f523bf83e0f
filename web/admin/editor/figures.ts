import { mergeAttributes, Node as RichNode } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'

/** A picture of our own with what it shows in words. */
const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    loading: { default: null },
  }),
})

/** A picture or a drawing of the kit with its caption. */
const Figure = RichNode.create({
  name: 'figure',
  group: 'block',
  content: 'block* figcaption?',
  isolating: true,
  addAttributes: () => ({
    drawing: {
      default: null,
      parseHTML: (figure) => figure.getAttribute('data-drawing'),
      renderHTML: ({ drawing }) => (drawing === null ? {} : { 'data-drawing': drawing }),
    },
  }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
})

const FigureCaption = RichNode.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
})

const DefinitionList = RichNode.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definition)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: ({ HTMLAttributes }) => ['dl', mergeAttributes(HTMLAttributes), 0],
})

const DefinitionTerm = RichNode.create({
  name: 'definitionTerm',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: ({ HTMLAttributes }) => ['dt', HTMLAttributes, 0],
})

const Definition = RichNode.create({
  name: 'definition',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
})

export const figureNodes = [Picture, Figure, FigureCaption, DefinitionList, DefinitionTerm, Definition]

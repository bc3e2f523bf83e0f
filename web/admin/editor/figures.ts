import { Node as RichNode } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'

/** A picture of this site with its alternative text. */
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

/** A node for one element with its content. */
function plainNode(name: string, tag: 'figcaption' | 'dl' | 'dt' | 'dd', content: string): RichNode {
  return RichNode.create({
    name,
    content,
    ...(tag === 'dl' ? { group: 'block' } : { defining: true }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
}

export const figureNodes = [
  Picture,
  Figure,
  plainNode('figcaption', 'figcaption', 'inline*'),
  plainNode('definitionList', 'dl', '(definitionTerm | definition)+'),
  plainNode('definitionTerm', 'dt', 'inline*'),
  plainNode('definition', 'dd', 'block+'),
]

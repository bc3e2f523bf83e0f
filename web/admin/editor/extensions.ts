import { Extension, type Extensions, Mark } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { figureNodes } from './figures.ts'
import { BlockMath, type EditedFormula, InlineMath } from './mathematics.ts'
import { tableNodes } from './tables.ts'

/** A mark for one element, with its allowed attributes. */
function plainMark(name: string, tag: string, selector = tag, attributes: readonly string[] = []): Mark {
  return Mark.create({
    name,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    parseHTML: () => [{ tag: selector }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
}

/** Marks without a toolbar button, which are preserved. */
const plainMarks = [
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  plainMark('highlight', 'mark'),
  plainMark('small', 'small'),
  plainMark('abbreviation', 'abbr', 'abbr', ['title']),
  plainMark('quotation', 'q'),
  plainMark('time', 'time', 'time', ['datetime']),
  plainMark('language', 'span', 'span[lang]:not([data-tex])', ['lang']),
]

const keptOnBlocks = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'codeBlock'],
  ...['table', 'tableRow', 'tableCell', 'tableHeader', 'figure', 'figcaption'],
  ...['definitionList', 'definitionTerm', 'definition'],
]

/** Link targets and text in another language are preserved. */
const PlacesAndLanguages = Extension.create({
  name: 'placesAndLanguages',
  addGlobalAttributes: () => [
    { types: keptOnBlocks, attributes: { id: { default: null }, lang: { default: null } } },
  ],
})

/** Addresses that the server accepts too: http, https, mailto, tel and paths of this site. */
export function isAllowedAddress(address: string): boolean {
  return /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i.test(address.trim())
}

/** Everything that rich text may contain, the same as the server accepts. */
export function richTextExtensions(onAskFormula: (formula: EditedFormula) => void): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: false,
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (address) => isAllowedAddress(address),
      },
    }),
    InlineMath.configure({ onAsk: onAskFormula }),
    BlockMath.configure({ onAsk: onAskFormula }),
    ...tableNodes,
    ...figureNodes,
    ...plainMarks,
    PlacesAndLanguages,
  ]
}

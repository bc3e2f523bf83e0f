import { Mark } from '@tiptap/core'

/** A mark that is one element, with the attributes that articles keep of it. */
function plainMark(name: string, tag: string, selector = tag, attributes: readonly string[] = []): Mark {
  return Mark.create({
    name,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    parseHTML: () => [{ tag: selector }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
}

/** What articles hold beside the marks of the toolbar: it is kept as it is. */
export const plainMarks = [
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  plainMark('highlight', 'mark'),
  plainMark('small', 'small'),
  plainMark('abbreviation', 'abbr', 'abbr', ['title']),
  plainMark('quotation', 'q'),
  plainMark('time', 'time', 'time', ['datetime']),
  plainMark('language', 'span', 'span[lang]:not([data-tex])', ['lang']),
]

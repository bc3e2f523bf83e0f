import { DOMSerializer, type Node as RichNode } from '@tiptap/pm/model'

/**
 * The document in the stored format: a list item or cell of one paragraph contains its text directly, rows of header
 * cells form the table head, and trailing empty nodes are removed.
 */
export function htmlOf(doc: RichNode): string {
  // A document without a window: nothing in it loads or runs.
  const inert = document.implementation.createHTMLDocument('')
  const root = inert.createElement('div')
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: inert }, root)
  for (const holder of root.querySelectorAll('li, td, th, dd')) unwrapParagraph(holder)
  for (const table of root.querySelectorAll('table')) giveHead(inert, table)
  while (isEmpty(root.lastElementChild)) root.lastElementChild?.remove()
  return root.innerHTML
}

/** Pasted HTML without pictures of other sites: only pictures of this site are shown. */
export function withoutForeignPictures(html: string): string {
  const pasted = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of pasted.querySelectorAll('img'))
    if (!/^\/(?!\/)/.test(picture.getAttribute('src') ?? '')) picture.remove()
  for (const title of pasted.querySelectorAll('h1')) {
    const heading = pasted.createElement('h2')
    heading.append(...title.childNodes)
    title.replaceWith(heading)
  }
  return pasted.body.innerHTML
}

function unwrapParagraph(holder: Element): void {
  const [first, ...others] = holder.children
  if (first?.tagName !== 'P' || others.some(({ tagName }) => tagName === 'P')) return
  if (first.hasAttributes()) return
  first.replaceWith(...first.childNodes)
}

function giveHead(inert: Document, table: Element): void {
  const body = table.querySelector('tbody')
  if (body === null) return
  const head = inert.createElement('thead')
  while (body.children.length > 1 && isHeadRow(body.firstElementChild))
    head.append(body.firstElementChild ?? '')
  if (head.children.length > 0) body.before(head)
  for (const cell of head.querySelectorAll('th:not([scope])')) cell.setAttribute('scope', 'col')
  for (const cell of body.querySelectorAll('th:not([scope])')) cell.setAttribute('scope', 'row')
}

function isHeadRow(row: Element | null): boolean {
  return row !== null && [...row.children].every(({ tagName }) => tagName === 'TH')
}

function isEmpty(element: Element | null): boolean {
  return element?.tagName === 'P' && element.childNodes.length === 0
}

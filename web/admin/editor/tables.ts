import { Extension, Node as RichNode } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

const cellAttributes = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('colspan') ?? 1) },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => Number(cell.getAttribute('rowspan') ?? 1) },
  // Required by the table extension; articles leave column widths to the page.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
}

const Table = RichNode.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    /** Its title; a formula in it keeps its delimiters. */
    caption: {
      default: '',
      rendered: false,
      parseHTML: (table: HTMLElement) => captionOf(table.querySelector('caption')),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node }) {
    const body = ['tbody', 0] as const
    const caption = String(node.attrs['caption'])
    return caption === '' ? ['table', body] : ['table', ['caption', caption], body]
  },
})

function captionOf(caption: Element | null): string {
  if (caption === null) return ''
  const copy = caption.cloneNode(true) as Element
  for (const formula of copy.querySelectorAll('[data-tex]'))
    formula.textContent = `\\(${formula.getAttribute('data-tex')}\\)`
  return copy.textContent?.trim() ?? ''
}

const TableRow = RichNode.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const TableCell = RichNode.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', spans(HTMLAttributes), 0],
})

const TableHeader = RichNode.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', spans(HTMLAttributes), 0],
})

/** `colspan` and `rowspan` of 1 are omitted. */
function spans({ colspan, rowspan, ...attributes }: Record<string, unknown>) {
  return {
    ...attributes,
    ...(Number(colspan) > 1 && { colspan }),
    ...(Number(rowspan) > 1 && { rowspan }),
  }
}

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => (name in roles ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const step = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return { Tab: step(1), 'Shift-Tab': step(-1) }
  },
})

/** Tables as stored: a caption, header cells, spanning cells. */
export const tableNodes = [Table, TableRow, TableCell, TableHeader, TableEditing]

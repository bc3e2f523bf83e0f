import type { Editor } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderCell,
} from '@tiptap/pm/tables'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import type { Tool } from './toolbar.tsx'

export type ToolDialog = 'link' | 'picture' | 'drawing' | 'inlineFormula' | 'blockFormula' | 'caption'

/** The rich text tools, with their state at the cursor. */
export function toolsOf(editor: Editor, ask: (what: ToolDialog) => void): Tool[][] {
  const chain = () => editor.chain().focus()
  const isIn = (name: string, attributes?: Record<string, unknown>) => editor.isActive(name, attributes)
  const groups: Tool[][] = [
    [
      {
        label: m.admin_tool_heading({ keys: 'Ctrl+Alt+2' }),
        sign: <b>H2</b>,
        isOn: isIn('heading', { level: 2 }),
        run: () => chain().toggleHeading({ level: 2 }).run(),
      },
      {
        label: m.admin_tool_subheading({ keys: 'Ctrl+Alt+3' }),
        sign: <b>H3</b>,
        isOn: isIn('heading', { level: 3 }),
        run: () => chain().toggleHeading({ level: 3 }).run(),
      },
    ],
    [
      {
        label: m.admin_tool_bold({ keys: 'Ctrl+B' }),
        sign: <b>B</b>,
        isOn: isIn('bold'),
        run: () => chain().toggleBold().run(),
      },
      {
        label: m.admin_tool_italic({ keys: 'Ctrl+I' }),
        sign: <i>I</i>,
        isOn: isIn('italic'),
        run: () => chain().toggleItalic().run(),
      },
      {
        label: m.admin_tool_link({ keys: 'Ctrl+K' }),
        sign: <Icon name="link" size={18} />,
        isOn: isIn('link'),
        run: () => ask('link'),
      },
    ],
    [
      {
        label: m.admin_tool_bullets({ keys: 'Ctrl+Shift+8' }),
        sign: '• –',
        isOn: isIn('bulletList'),
        run: () => chain().toggleBulletList().run(),
      },
      {
        label: m.admin_tool_numbers({ keys: 'Ctrl+Shift+7' }),
        sign: '1. –',
        isOn: isIn('orderedList'),
        run: () => chain().toggleOrderedList().run(),
      },
      {
        label: m.admin_tool_quote({ keys: 'Ctrl+Shift+B' }),
        sign: '“ ”',
        isOn: isIn('blockquote'),
        run: () => chain().toggleBlockquote().run(),
      },
    ],
    [
      {
        label: m.admin_tool_formula({ keys: 'Ctrl+Shift+M' }),
        sign: '√x',
        isOn: isIn('inlineMath'),
        run: () => ask('inlineFormula'),
      },
      {
        label: m.admin_tool_formula_line({ keys: 'Ctrl+Shift+E' }),
        sign: '[√x]',
        isOn: isIn('blockMath'),
        run: () => ask('blockFormula'),
      },
      { label: m.admin_tool_picture(), sign: m.admin_tool_picture_sign(), run: () => ask('picture') },
      { label: m.admin_tool_drawing(), sign: m.admin_tool_drawing_sign(), run: () => ask('drawing') },
      {
        label: m.admin_tool_table(),
        sign: m.admin_tool_table_sign(),
        isOff: isIn('table'),
        run: () => chain().insertContent(newTable).run(),
      },
    ],
    [
      {
        label: m.admin_tool_undo({ keys: 'Ctrl+Z' }),
        sign: '↶',
        isOff: !editor.can().undo(),
        run: () => chain().undo().run(),
      },
      {
        label: m.admin_tool_redo({ keys: 'Ctrl+Y' }),
        sign: '↷',
        isOff: !editor.can().redo(),
        run: () => chain().redo().run(),
      },
    ],
  ]
  return isIn('table') ? [...groups, tableTools(editor, ask)] : groups
}

type TableCommand = typeof addRowAfter

function tableTools(editor: Editor, ask: (what: ToolDialog) => void): Tool[] {
  const run = (command: TableCommand) => () => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  }
  return [
    { label: m.admin_tool_row_add(), sign: m.admin_tool_row_add_sign(), run: run(addRowAfter) },
    { label: m.admin_tool_row_remove(), sign: m.admin_tool_row_remove_sign(), run: run(deleteRow) },
    { label: m.admin_tool_column_add(), sign: m.admin_tool_column_add_sign(), run: run(addColumnAfter) },
    { label: m.admin_tool_column_remove(), sign: m.admin_tool_column_remove_sign(), run: run(deleteColumn) },
    { label: m.admin_tool_header(), sign: m.admin_tool_header_sign(), run: run(toggleHeaderCell) },
    { label: m.admin_tool_caption(), sign: m.admin_tool_caption_sign(), run: () => ask('caption') },
    { label: m.admin_tool_table_remove(), sign: m.admin_tool_table_remove_sign(), run: run(deleteTable) },
  ]
}

const empty = { type: 'paragraph' }
const headers = Array.from({ length: 3 }, () => ({ type: 'tableHeader', content: [empty] }))
const cells = Array.from({ length: 3 }, () => ({ type: 'tableCell', content: [empty] }))
const newTable = {
  type: 'table',
  content: [headers, cells, cells].map((row) => ({ type: 'tableRow', content: row })),
}

import type { ChainedCommands } from '@tiptap/core'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { CaptionDialog, DrawingDialog, FormulaDialog, LinkDialog, PictureDialog } from './dialogs.tsx'
import { richTextExtensions } from './extensions.ts'
import { htmlOf, withoutForeignPictures } from './html-of.ts'
import type { EditedFormula } from './mathematics.ts'
import { Toolbar } from './toolbar.tsx'
import { type ToolDialog, toolsOf } from './tools.tsx'
import './editor.css'

type Question =
  | { kind: Exclude<ToolDialog, 'inlineFormula' | 'blockFormula'> }
  | ({ kind: 'formula' } & EditedFormula)

export type EditorProps = {
  labelId: string
  describedBy: string | undefined
  value: string
  onChange: (html: string) => void
  hasError: boolean
}

/** The rich text editor. The server sanitises its output again. */
export function Editor({ labelId, describedBy, value, onChange, hasError }: EditorProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange
  /** The page's state of this text; any other value came from outside. */
  const lastValue = useRef(value)
  const editor = useEditor({
    extensions: richTextExtensions((formula) => setQuestion({ kind: 'formula', ...formula })),
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: withoutForeignPictures,
      handleKeyDown: (_, event) => pressed(event),
    },
    onUpdate({ editor: { state } }) {
      const html = htmlOf(state.doc)
      if (html === lastValue.current) return
      lastValue.current = html
      latestOnChange.current(html)
    },
  })
  // The toolbar shows the state at the cursor.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber })

  useEffect(() => {
    if (value === lastValue.current) return
    lastValue.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [value, editor])

  function ask(kind: ToolDialog): void {
    if (kind === 'inlineFormula' || kind === 'blockFormula') setQuestion(formulaAt(kind === 'blockFormula'))
    else setQuestion({ kind })
  }
  const asking = useRef(ask)
  asking.current = ask

  function pressed(event: KeyboardEvent): boolean {
    const { node } = editor.state.selection as { node?: { type: { name: string } } }
    const isFormula = node?.type.name === 'inlineMath' || node?.type.name === 'blockMath'
    if (event.key === 'Enter' && isFormula) asking.current('inlineFormula')
    else if (!(event.ctrlKey || event.metaKey)) return false
    else if (event.shiftKey && event.code === 'KeyM') asking.current('inlineFormula')
    else if (event.shiftKey && event.code === 'KeyE') asking.current('blockFormula')
    else if (!event.shiftKey && event.code === 'KeyK') asking.current('link')
    else return false
    event.preventDefault()
    return true
  }

  /** The selected formula, or a new one from the selection. */
  function formulaAt(isBlock: boolean): Question {
    const { from, to } = editor.state.selection
    const chosen = editor.state.doc.nodeAt(from)
    if (chosen?.type.name === 'inlineMath' || chosen?.type.name === 'blockMath')
      return {
        kind: 'formula',
        tex: String(chosen.attrs['tex']),
        isBlock: chosen.type.name === 'blockMath',
        position: from,
      }
    return { kind: 'formula', tex: editor.state.doc.textBetween(from, to, ' '), isBlock, position: null }
  }

  function close(): void {
    setQuestion(null)
    editor.commands.focus()
  }

  /** Applies the dialog's result to the text. */
  function answer(change: (chain: ChainedCommands) => ChainedCommands): void {
    change(editor.chain()).run()
    close()
  }

  function keepFormula({ isBlock, position }: EditedFormula, tex: string): void {
    const type = isBlock ? 'blockMath' : 'inlineMath'
    if (position === null) editor.chain().insertContent({ type, attrs: { tex } }).run()
    else editor.view.dispatch(editor.state.tr.setNodeAttribute(position, 'tex', tex))
    close()
  }

  return (
    <div className={clsx('rounded-ctl bg-card', hasError ? 'border-2 border-bad' : 'border-ctl border-line')}>
      <Toolbar label={m.admin_tools()} groups={toolsOf(editor, ask)} />
      <EditorContent editor={editor} />
      {question?.kind === 'formula' && (
        <FormulaDialog
          {...question}
          onDone={(tex) => keepFormula(question, tex)}
          onRemove={
            question.position === null
              ? undefined
              : () => answer((chain) => chain.setNodeSelection(question.position ?? 0).deleteSelection())
          }
          onClose={close}
        />
      )}
      {question?.kind === 'link' && (
        <LinkDialog
          address={String(editor.getAttributes('link')['href'] ?? '')}
          onDone={(href) =>
            answer((chain) => {
              const link = chain.extendMarkRange('link')
              return editor.state.selection.empty && !editor.isActive('link')
                ? link.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
                : link.setLink({ href })
            })
          }
          onRemove={() => answer((chain) => chain.extendMarkRange('link').unsetLink())}
          onClose={close}
        />
      )}
      {question?.kind === 'picture' && (
        <PictureDialog
          onDone={(picture) => answer((chain) => chain.insertContent({ type: 'image', attrs: picture }))}
          onClose={close}
        />
      )}
      {question?.kind === 'drawing' && (
        <DrawingDialog
          onDone={(drawing, caption) => {
            const words = caption === '' ? [] : [{ type: 'text', text: caption }]
            const content = [{ type: 'figcaption', content: words }]
            answer((chain) => chain.insertContent({ type: 'figure', attrs: { drawing }, content }))
          }}
          onClose={close}
        />
      )}
      {question?.kind === 'caption' && (
        <CaptionDialog
          caption={String(editor.getAttributes('table')['caption'] ?? '')}
          onDone={(caption) => answer((chain) => chain.updateAttributes('table', { caption }))}
          onClose={close}
        />
      )}
    </div>
  )
}

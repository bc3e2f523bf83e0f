import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Choice, named } from '../ui/parts.tsx'
import { PictureSource, type PlacedPicture } from '../uploads/picture-source.tsx'
import { drawingNames } from './drawing-names.ts'
import { isAllowedAddress } from './extensions.ts'
import { drawFormula, faultOf } from './formula.ts'

type Common = { onClose: () => void }

type FrameProps = Common & {
  title: string
  done: string
  onDone: () => void
  onRemove?: (() => void) | undefined
  children: ReactNode
}

/** A dialog of the editor. It is inside the article's form, so it is not a form itself. */
function Question({ title, done, onDone, onRemove, onClose, children }: FrameProps) {
  const content = useRef<HTMLDivElement>(null)
  // The dialog is for typing; its own initial focus would be the close button.
  useEffect(
    () => content.current?.querySelector<HTMLElement>('input:not([hidden]), textarea, select')?.focus(),
    [],
  )

  function press(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    if (event.target instanceof HTMLTextAreaElement && !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onDone()
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field is its button below */}
      <div ref={content} className="grid gap-4" onKeyDown={press}>
        {children}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onDone}>{done}</Button>
          {onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              {m.admin_remove()}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type FormulaProps = Common & {
  tex: string
  isBlock: boolean
  onDone: (tex: string) => void
  onRemove?: (() => void) | undefined
}

/** TeX with a live preview of the formula. */
export function FormulaDialog({ tex: first, isBlock, onDone, onRemove, onClose }: FormulaProps) {
  const [tex, setTex] = useState(first)
  const [fault, setFault] = useState<string | null>(null)
  const shown = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isLate = false
    if (shown.current) void drawFormula(shown.current, tex, isBlock).catch(() => undefined)
    if (tex.trim() === '') setFault(null)
    else
      void faultOf(tex).then(
        (found) => !isLate && setFault(found),
        () => undefined,
      )
    return () => {
      isLate = true
    }
  }, [tex, isBlock])

  return (
    <Question
      title={isBlock ? m.admin_formula_line() : m.admin_formula()}
      done={m.admin_formula_done()}
      onDone={() => (tex.trim() === '' ? onClose() : onDone(tex.trim()))}
      onRemove={onRemove}
      onClose={onClose}
    >
      <TextArea
        label={m.admin_formula_source()}
        hint={m.admin_formula_hint()}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        value={tex}
        error={fault === null ? undefined : m.admin_formula_fault({ fault })}
        onChange={({ target }) => setTex(target.value)}
      />
      <div>
        <p className="mb-1 text-sm font-semibold">{m.admin_formula_shown()}</p>
        <div ref={shown} className="min-h-12 overflow-x-auto rounded-ctl border border-rule bg-paper p-3" />
      </div>
    </Question>
  )
}

type LinkProps = Common & { address: string; onDone: (address: string) => void; onRemove: () => void }

export function LinkDialog({ address: first, onDone, onRemove, onClose }: LinkProps) {
  const [address, setAddress] = useState(first)
  const [error, setError] = useState<string>()
  return (
    <Question
      title={m.admin_link()}
      done={m.admin_link_done()}
      onDone={() =>
        isAllowedAddress(address) ? onDone(address.trim()) : setError(m.admin_link_address_invalid())
      }
      onRemove={first === '' ? undefined : onRemove}
      onClose={onClose}
    >
      <Field
        label={m.admin_link_address()}
        hint={m.admin_link_hint()}
        inputMode="url"
        spellCheck={false}
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
    </Question>
  )
}

type InsertedPicture = { src: string; alt: string; width: number | null; height: number | null }
type PictureProps = Common & { onDone: (picture: InsertedPicture) => void }

/** A picture of this site with its alternative text, which is required. */
export function PictureDialog({ onDone, onClose }: PictureProps) {
  const [{ address, width, height }, setPlaced] = useState<PlacedPicture>(noPicture)
  const [alt, setAlt] = useState('')
  const [isJudged, setJudged] = useState(false)
  const isOwn = /^\/(?!\/)\S+$/.test(address.trim())
  return (
    <Question
      title={m.admin_picture()}
      done={m.admin_picture_done()}
      onDone={() => {
        setJudged(true)
        if (isOwn && alt.trim() !== '') onDone({ src: address.trim(), alt: alt.trim(), width, height })
      }}
      onClose={onClose}
    >
      <PictureSource address={address} onChoose={setPlaced} />
      <Field
        label={m.admin_picture_address()}
        hint={m.admin_picture_address_hint()}
        spellCheck={false}
        value={address}
        error={isJudged && !isOwn ? m.admin_picture_address_invalid() : undefined}
        onChange={({ target }) => setPlaced({ ...noPicture, address: target.value })}
      />
      <Field
        label={m.admin_picture_alt()}
        hint={m.admin_picture_alt_hint()}
        value={alt}
        error={isJudged && alt.trim() === '' ? m.admin_picture_alt_required() : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
    </Question>
  )
}

const noPicture: PlacedPicture = { address: '', width: null, height: null }

type DrawingProps = Common & { onDone: (drawing: string, caption: string) => void }

/** A figure of the drawing kit with its caption. */
export function DrawingDialog({ onDone, onClose }: DrawingProps) {
  const [name, setName] = useState(drawingNames[0] ?? '')
  const [caption, setCaption] = useState('')
  return (
    <Question
      title={m.admin_drawing()}
      done={m.admin_drawing_done()}
      onDone={() => onDone(name, caption.trim())}
      onClose={onClose}
    >
      <Choice
        label={m.admin_drawing_name()}
        value={name}
        onChange={({ target }) => setName(target.value)}
        options={named(drawingNames, String)}
      />
      <Field
        label={m.admin_drawing_caption()}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
    </Question>
  )
}

type CaptionProps = Common & { caption: string; onDone: (caption: string) => void }

export function CaptionDialog({ caption: first, onDone, onClose }: CaptionProps) {
  const [caption, setCaption] = useState(first)
  return (
    <Question
      title={m.admin_tool_caption()}
      done={m.admin_caption_done()}
      onDone={() => onDone(caption.trim())}
      onClose={onClose}
    >
      <Field
        label={m.admin_tool_caption()}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
    </Question>
  )
}

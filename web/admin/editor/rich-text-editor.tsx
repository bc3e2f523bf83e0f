import { clsx } from 'clsx'
import { Suspense, useId } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/part-failed.tsx'

const Editor = lazyPart(() => import('./editor.tsx'), 'Editor')

type Props = {
  label: string
  /** HTML as stored. */
  value: string
  /** Called with the HTML after every change; the server sanitises it again. */
  onChange: (html: string) => void
  error?: string | undefined
  hint?: string | undefined
}

/** A labelled field of rich text: headings, lists, links, tables, pictures, drawings and formulas. */
export function RichTextEditor({ label, value, onChange, error, hint }: Props) {
  const id = useId()
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div>
      <p id={id} className="mb-1.5 text-base font-semibold">
        {label}
      </p>
      <Suspense fallback={<p className="min-h-60 text-ink-2">{m.admin_loading()}</p>}>
        <Editor
          labelId={id}
          describedBy={describedBy}
          value={value}
          onChange={onChange}
          hasError={error !== undefined}
        />
      </Suspense>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-1.5 text-small font-medium text-bad">
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

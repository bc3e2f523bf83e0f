import type { ComponentType, ReactNode } from 'react'
import { maskPhone } from '../../../domain/accounts/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { currentLocale } from '../../locale.ts'
import { Button } from '../../ui/button.tsx'
import { useLoaded } from '../../use-loaded.ts'
import type { LineFieldProps } from '../steps/step-question.tsx'
import { SheetPage } from './sheet-page.tsx'
import { type SayOutcome, TryAnswer } from './try-answer.tsx'

type Props = {
  itemId: string
  /** The student's phone as watermark, on a paid sheet; null on a free one. */
  markedFor: string | null
  LineField: ComponentType<LineFieldProps>
  sayOutcome: SayOutcome
  /** Its PDF, to print. */
  file: ReactNode
  /** Shown instead where there is only the file. */
  fileAlone: ReactNode
  /** Where a teacher is asked about a question; none for a visitor. */
  askOn?: ((name: string) => ReactNode) | undefined
}

/** A worksheet to read and work on screen. */
export function SheetPanel({ itemId, markedFor, LineField, sayOutcome, file, fileAlone, askOn }: Props) {
  const { data, failure, reload } = useLoaded('openSheet', { item: itemId, language: currentLocale() })

  if (failure !== null)
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-8 text-center">
        <p>{failure.message || m.course_document_failed()}</p>
        <Button onClick={reload}>{m.layout_try_again()}</Button>
      </div>
    )
  if (data === null)
    return <output className="block py-8 text-center text-ink-2">{m.course_document_opening()}</output>
  const { sheet } = data
  if (sheet === null) return fileAlone
  return (
    <>
      {file}
      <SheetPage
        sheet={sheet}
        mark={markedFor === null ? null : maskPhone(markedFor)}
        askOn={askOn}
        tryOn={({ check, options }) => check && <TryAnswer {...{ check, options, LineField, sayOutcome }} />}
      />
    </>
  )
}

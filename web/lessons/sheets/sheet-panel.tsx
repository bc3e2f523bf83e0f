import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { maskPhone } from '../../../domain/accounts/rules.ts'
import type { DrawnSheet } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../../api.ts'
import { currentLocale } from '../../locale.ts'
import { Button } from '../../ui/button.tsx'
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
  const language = currentLocale()
  const [attempt, setAttempt] = useState(0)
  const [sheet, setSheet] = useState<DrawnSheet | null | undefined>(undefined)
  const [failure, setFailure] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isLeft = false
    setFailure(null)
    void send('openSheet', { item: itemId, language }).then((answer) => {
      if (isLeft) return
      if (answer.success) setSheet(answer.data.sheet)
      else setFailure(answer.message || m.course_document_failed())
    })
    return () => {
      isLeft = true
    }
  }, [itemId, language, attempt])

  if (failure !== null)
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-8 text-center">
        <p>{failure}</p>
        <Button onClick={() => setAttempt(attempt + 1)}>{m.layout_try_again()}</Button>
      </div>
    )
  if (sheet === undefined)
    return <output className="block py-8 text-center text-ink-2">{m.course_document_opening()}</output>
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

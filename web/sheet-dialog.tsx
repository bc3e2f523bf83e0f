import { type ComponentProps, Suspense } from 'react'
import type { LessonDocument } from './catalog/course-facts.ts'
import { DocumentDialog } from './catalog/document/document-dialog.tsx'
import type { SayOutcome } from './lessons/sheets/try-answer.tsx'
import { readSession } from './session.ts'
import { lazyPart } from './ui/part-failed.tsx'

const AskAboutSheet = lazyPart(() => import('./asking.tsx'), 'AskAboutSheet')
const SheetPanel = lazyPart(() => import('./lessons/sheets/sheet-panel.tsx'), 'SheetPanel')

const sayOutcome: SayOutcome = async (outcome) =>
  (await import('./practice/outcome-text.ts')).outcomeText(outcome)

type Props = Pick<ComponentProps<typeof SheetPanel>, 'LineField'> & {
  document: LessonDocument
  onClose(): void
}

/** A worksheet in a dialog over its page. */
export function SheetDialog({ document, LineField, onClose }: Props) {
  const { _id: item, isFreeAccess } = document
  const session = readSession()
  const askOn = (name: string) => (
    <Suspense>
      <AskAboutSheet item={item} name={name} />
    </Suspense>
  )
  return (
    <DocumentDialog
      document={document}
      onScreen={(file, fileAlone) => (
        <SheetPanel
          itemId={item}
          markedFor={isFreeAccess ? null : (session?.phone ?? '')}
          askOn={session === null ? undefined : askOn}
          {...{ LineField, sayOutcome, file, fileAlone }}
        />
      )}
      onClose={onClose}
    />
  )
}

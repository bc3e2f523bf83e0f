import { type ComponentProps, lazy } from 'react'
import { m } from '../domain/messages/compiled/messages.js'
import { NoteHere } from './lessons/notes/note-here.tsx'
import * as questions from './questions/ask-here.tsx'
import { lazyPart } from './ui/part-failed.tsx'

// Joins questions to a teacher, practice mathematics and notes: features may only meet here, outside their folders.

const MathsText = lazy(() =>
  import('./practice/maths-text.tsx').then(
    (part) => ({ default: part.MathsText }),
    () => ({ default: ({ text }: { text: string }) => text }),
  ),
)
const LessonQuestions = lazyPart(() => import('./questions/lesson-questions.tsx'), 'LessonQuestions')
const QuestionThread = lazyPart(() => import('./questions/question-thread.tsx'), 'QuestionThread')
const MathsTextArea = lazyPart(() => import('./practice/maths-text-area.tsx'), 'MathsTextArea')

type Bare<Props> = Omit<Props, 'MathsField' | 'MathsWords'>

export function LessonAsk(props: Bare<ComponentProps<typeof LessonQuestions>>) {
  return <LessonQuestions {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
}

/** Ask a teacher and take notes at a question of a worksheet. */
export function AskAboutSheet(props: Bare<ComponentProps<typeof questions.AskAboutSheet>>) {
  const { item, name } = props
  return (
    <>
      <questions.AskAboutSheet {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
      <NoteHere item={item} at={{ sheetQuestion: name }} about={m.ask_about_sheet({ name })} />
    </>
  )
}

/** Ask a teacher and take notes at a practice question; a note carries the lesson that practises it. */
export function AskAboutPractice(props: Bare<ComponentProps<typeof questions.AskAboutPractice>>) {
  const { item, question } = props
  return (
    <>
      <questions.AskAboutPractice {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
      {item !== null && <NoteHere item={item} at={{ practice: question }} />}
    </>
  )
}

export function ThreadWithMaths(props: Bare<ComponentProps<typeof QuestionThread>>) {
  return <QuestionThread {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
}

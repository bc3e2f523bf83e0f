import { type ComponentProps, lazy } from 'react'
import { m } from '../domain/messages/compiled/messages.js'
import { NoteHere } from './lessons/notes/note-here.tsx'
import * as questions from './questions/ask-here.tsx'
import { partFailed } from './ui/part-failed.tsx'

// Questions to a teacher are typed and shown with the mathematics of practice, and notes stand beside both; features do not
// meet but here.

const MathsText = lazy(() =>
  import('./practice/maths-text.tsx').then(
    (part) => ({ default: part.MathsText }),
    () => ({ default: ({ text }: { text: string }) => text }),
  ),
)
const LessonQuestions = lazy(() =>
  import('./questions/lesson-questions.tsx').then((part) => ({ default: part.LessonQuestions }), partFailed),
)
const QuestionThread = lazy(() =>
  import('./questions/question-thread.tsx').then((part) => ({ default: part.QuestionThread }), partFailed),
)
const MathsTextArea = lazy(() =>
  import('./practice/maths-text-area.tsx').then((part) => ({ default: part.MathsTextArea }), partFailed),
)

type Bare<Props> = Omit<Props, 'MathsField' | 'MathsWords'>

export function LessonAsk(props: Bare<ComponentProps<typeof LessonQuestions>>) {
  return <LessonQuestions {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
}

/** What a student asks and notes at a question of a worksheet. */
export function AskAboutSheet(props: Bare<ComponentProps<typeof questions.AskAboutSheet>>) {
  const { item, name } = props
  return (
    <>
      <questions.AskAboutSheet {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
      <NoteHere item={item} at={{ sheetQuestion: name }} about={m.ask_about_sheet({ name })} />
    </>
  )
}

/** What a student asks and notes at a question of practice; a note is named with the lesson that practises it. */
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

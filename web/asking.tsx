import type { ComponentProps } from 'react'
import { MathsText } from './practice/maths-text.tsx'
import { MathsTextArea } from './practice/maths-text-area.tsx'
import * as questions from './questions/ask-here.tsx'
import { LessonQuestions } from './questions/lesson-questions.tsx'
import { QuestionThread } from './questions/question-thread.tsx'

// Questions to a teacher are typed and shown with the mathematics of practice; features do not meet but here.

type Bare<Props> = Omit<Props, 'MathsField' | 'MathsWords'>

export function LessonAsk(props: Bare<ComponentProps<typeof LessonQuestions>>) {
  return <LessonQuestions {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
}

export function AskAboutSheet(props: Bare<ComponentProps<typeof questions.AskAboutSheet>>) {
  return <questions.AskAboutSheet {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
}

export function AskAboutPractice(props: Bare<ComponentProps<typeof questions.AskAboutPractice>>) {
  return <questions.AskAboutPractice {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
}

export function ThreadWithMaths(props: Bare<ComponentProps<typeof QuestionThread>>) {
  return <QuestionThread {...props} MathsField={MathsTextArea} MathsWords={MathsText} />
}

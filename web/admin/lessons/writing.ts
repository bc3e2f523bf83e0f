import { createContext, useContext, useMemo } from 'react'
import { type LessonDocument, lessonOf, shapeFaults } from '../../../domain/admin/lessons/schemas.ts'
import { faultsOfTex, type LessonFault, lessonFaults } from '../../../domain/lessons/steps/check-lesson.ts'
import type { DrawTex } from '../../../domain/lessons/steps/draw-lesson.ts'
import type { StepLesson, StepWords } from '../../../domain/lessons/steps/step-lesson.ts'
import type { Locale } from '../../../domain/locales.ts'
import { useDebounced } from '../ui/use-debounced.ts'
import { useStrictTex } from './draw-tex.ts'

/** State shared by the fields of an editor. */
export type Writing = {
  document: LessonDocument
  change(change: (document: LessonDocument) => LessonDocument): void
  /** The language being edited. */
  language: Locale
  drawTex: DrawTex
}

export const WritingContext = createContext<Writing | null>(null)

export function useWriting(): Writing {
  const writing = useContext(WritingContext)
  if (writing === null) throw new Error('a field stands outside of its editor')
  return writing
}

/** Words with a changed text in one language; English is kept even when empty. */
export function withText(words: StepWords, language: Locale, text: string): StepWords {
  const { [language]: _, ...others } = words
  if (language === 'en') return { ...others, en: text }
  return { ...others, en: words.en, ...(text !== '' && { [language]: text }) }
}

/** The error of a field of the surrounding step, or of the lesson. */
export type ErrorOf = (field: string) => string | undefined

const anyName = { id: 'preview', version: 1 }

/** The lesson made from a document. */
export function lessonFrom(document: LessonDocument): StepLesson {
  return lessonOf(document, anyName)
}

const checkedAfterMs = 400

/** The errors of the lesson, by the same rules as publishing. */
export function useFaults(document: LessonDocument): readonly LessonFault[] {
  const drawStrictly = useStrictTex()
  const later = useDebounced(document, checkedAfterMs)
  return useMemo(() => {
    const lesson = lessonFrom(later)
    const missing = shapeFaults(lesson)
    const isMissing = ({ step, field }: LessonFault) =>
      missing.some((one) => one.step === step && one.field.startsWith(field))
    const found = [...faultsOfEngine(lesson), ...(drawStrictly ? faultsOfTex(lesson, drawStrictly) : [])]
    return [...missing, ...found.filter((fault) => !isMissing(fault))]
  }, [later, drawStrictly])
}

/** The engine only reads lessons of a valid shape; others are not checked by it yet. */
function faultsOfEngine(lesson: StepLesson): LessonFault[] {
  try {
    return lessonFaults(lesson)
  } catch {
    return []
  }
}

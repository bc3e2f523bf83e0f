import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { PageText } from '../../ui/page-text.tsx'
import { StepPage } from './step-page.tsx'

/** A step lesson rendered as HTML. Server only. */
export function stepPageText(id: string, lesson: DrawnLesson): PageText {
  return new PageText(id, renderToStaticMarkup(<StepPage lesson={lesson} />))
}

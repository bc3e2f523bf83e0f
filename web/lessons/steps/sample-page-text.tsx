import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { PageText } from '../../ui/page-text.tsx'
import { SamplePage } from './sample-page.tsx'

/** How a step lesson begins, as text of the page of its course. On the server alone. */
export function samplePageText(id: string, beginning: DrawnLesson): PageText {
  return new PageText(id, renderToStaticMarkup(<SamplePage lesson={beginning} />))
}

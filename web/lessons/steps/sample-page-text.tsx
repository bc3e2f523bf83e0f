import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { PageText } from '../../ui/page-text.tsx'
import { SamplePage } from './sample-page.tsx'

/** The beginning of a step lesson, rendered into its course's page. Server only. */
export function samplePageText(id: string, beginning: DrawnLesson): PageText {
  return new PageText(id, renderToStaticMarkup(<SamplePage lesson={beginning} />))
}

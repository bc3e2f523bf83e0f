import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { load } from '../../api.ts'
import { currentLocale } from '../../locale.ts'
import { type PageText, textOnPage } from '../../ui/page-text.tsx'

type WithSlug = { slug: string }

/**
 * How a lesson begins, as HTML of the page; `later` where the page should request it, null where it has nothing to
 * show.
 */
export type Sample = PageText | 'later' | null

/** On the server it is rendered into the page; a browser without it requests it, unless it saves data. */
export async function loadSample(course: WithSlug, lesson: WithSlug | null): Promise<Sample> {
  if (lesson === null) return null
  const id = `sample-${lesson.slug}`
  if (!import.meta.env.SSR)
    return textOnPage(id, currentLocale()) ?? ('save' in document.documentElement.dataset ? null : 'later')
  const beginning = await loadBeginning(course, lesson)
  return beginning && (await import('./sample-page-text.tsx')).samplePageText(id, beginning)
}

/** Null where nothing can be shown: the lesson's own page has it all. */
export async function loadBeginning(course: WithSlug, lesson: WithSlug): Promise<DrawnLesson | null> {
  try {
    const [{ free }, { beginningOf }] = await Promise.all([
      load('getLesson', { course: course.slug, lesson: lesson.slug, language: currentLocale() }),
      import('./sample-page.tsx'),
    ])
    return free?.steps ? beginningOf(free.steps) : null
  } catch {
    return null
  }
}

import { planFieldNames } from '../../../domain/admin/courses/choices.ts'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { isSame } from '../kept-copy.ts'
import { fieldText, languageText, plainText, planText } from './labels.ts'

export type Difference = { field: string; label: string; mine: string; theirs: string }

/** Where two versions of a course differ, as people read it. */
export function differencesOf(mine: CourseContent, theirs: CourseContent): Difference[] {
  const facts = (['title', 'slug', 'about', 'importance', 'learning', 'languages', 'modules'] as const)
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({
      field: name,
      label: fieldText(name),
      mine: said(mine, name),
      theirs: said(theirs, name),
    }))
  const plans = planFieldNames
    .filter((name) => !isSame(mine.plans[name], theirs.plans[name]))
    .map((name) => ({
      field: name,
      label: planText(name),
      mine: planSaid(mine.plans[name]),
      theirs: planSaid(theirs.plans[name]),
    }))
  const choices = (['categoryId', 'instructorId', 'coverMediaId'] as const)
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({
      field: name,
      label: fieldText(name),
      mine: chosen(mine[name]),
      theirs: chosen(theirs[name]),
    }))
  const batch = (['batchStartsOn', 'sellsSeatsOnly'] as const)
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({
      field: name,
      label: fieldText(name),
      mine: batchSaid(mine, name),
      theirs: batchSaid(theirs, name),
    }))
  const rating = isSame(mine.rating, theirs.rating)
    ? []
    : [{ field: 'rating', label: fieldText('rating'), mine: ratingSaid(mine), theirs: ratingSaid(theirs) }]
  return [...facts, ...choices, ...plans, ...batch, ...rating]
}

function said(
  document: CourseContent,
  name: 'title' | 'slug' | 'about' | 'importance' | 'learning' | 'languages' | 'modules',
): string {
  if (name === 'languages') return document.languages.map(languageText).join(', ')
  if (name !== 'modules') return plainText(document[name])
  return document.modules
    .flatMap(({ title, items }, at) => [
      `${at + 1}. ${title}`,
      ...items.map((item, index) => {
        const free = item.isFree ? ` · ${m.admin_course_free()}` : ''
        return `    ${at + 1}.${index + 1} ${item.title}${free}`
      }),
    ])
    .join('\n')
}

function planSaid({ price, description }: CourseContent['plans']['monthly']): string {
  return price === '' && description === '' ? '' : `₹${price}\n${description}`
}

function batchSaid(document: CourseContent, name: 'batchStartsOn' | 'sellsSeatsOnly'): string {
  if (name === 'batchStartsOn') return document.batchStartsOn ?? m.admin_course_batch_none()
  return document.sellsSeatsOnly ? m.admin_course_seats_yes() : m.admin_course_seats_no()
}

function ratingSaid({ rating: { stars, reviews, source } }: CourseContent): string {
  return [stars, reviews, source].filter((text) => text !== '').join(' · ')
}

function chosen(id: string | null): string {
  return id === null ? m.admin_course_none_chosen() : m.admin_course_another_choice({ id: id.slice(0, 8) })
}

import { slugOf } from '../../../domain/admin/courses/rules.ts'
import { courseLanguages, courseLevels } from '../../../domain/catalog/choices.ts'
import { levelText } from '../../../domain/catalog/level-text.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { call } from '../query.ts'
import { Tick } from '../ui/form.tsx'
import { localeText } from '../ui/labels.ts'
import { Choice, named } from '../ui/parts.tsx'
import { Section } from '../ui/section.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { fieldId } from './labels.ts'
import { MediaPicker } from './media-picker.tsx'
import { NamedChoice } from './named-choice.tsx'
import type { SectionProps } from './section-props.ts'

const ratingFields = [
  { name: 'stars', label: m.admin_course_rating_stars, maxLength: 5, inputMode: 'decimal' },
  { name: 'reviews', label: m.admin_course_rating_reviews, maxLength: 12, inputMode: 'numeric' },
  { name: 'source', label: m.admin_course_rating_source, maxLength: 80, inputMode: 'text' },
] as const

type Props = SectionProps & { isSlugTaken: boolean; wasPublished: boolean }

/** Title, address, category, instructor, level and languages of a course. */
export function FactsSection({ document, change, errorOf, media, isSlugTaken, wasPublished }: Props) {
  const { title, slug, categoryId, instructorId, languages, level, coverMediaId, rating } = document
  const cover = coverMediaId === null ? null : media.find(coverMediaId)

  function rename(next: string): void {
    change((was) => {
      // The slug follows the title until it is edited, or the course is public.
      const follows = !wasPublished && was.slug === slugOf(was.title)
      return { ...was, title: next, ...(follows && { slug: slugOf(next) }) }
    })
  }

  return (
    <Section id="facts" title={m.admin_course_facts()}>
      <div id={fieldId('title')}>
        <Field
          label={m.admin_course_title()}
          value={title}
          maxLength={200}
          error={errorOf('title')}
          onChange={({ target }) => rename(target.value)}
        />
      </div>
      <div id={fieldId('slug')}>
        <Field
          label={m.admin_course_slug()}
          prefix="/courses/"
          value={slug}
          maxLength={80}
          spellCheck={false}
          autoCapitalize="none"
          hint={wasPublished ? m.admin_course_slug_hint_published() : m.admin_course_slug_hint()}
          error={isSlugTaken ? m.admin_course_gap_slug_taken() : errorOf('slug')}
          onChange={({ target }) => change((was) => ({ ...was, slug: target.value }))}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div id={fieldId('categoryId')}>
          <NamedChoice
            label={m.admin_course_category()}
            addLabel={m.admin_category_add()}
            names={call('getCourseCategories', {})}
            add={(name) => send('createCategory', { name })}
            value={categoryId}
            error={errorOf('categoryId')}
            onChoose={(id) => change((was) => ({ ...was, categoryId: id }))}
          />
        </div>
        <div id={fieldId('instructorId')}>
          <NamedChoice
            label={m.admin_course_instructor()}
            addLabel={m.admin_instructor_add()}
            names={call('getInstructors', {})}
            add={(name) => send('createInstructor', { name })}
            value={instructorId}
            error={errorOf('instructorId')}
            onChoose={(id) => change((was) => ({ ...was, instructorId: id }))}
          />
        </div>
        <div id={fieldId('level')}>
          <Choice
            label={m.course_level()}
            value={level ?? ''}
            error={errorOf('level')}
            onChoose={(chosen) => change((was) => ({ ...was, level: chosen }))}
            none={m.admin_course_none_chosen()}
            options={named(courseLevels, levelText)}
          />
        </div>
      </div>
      <fieldset id={fieldId('languages')}>
        <legend className="mb-1 text-sm font-semibold">{m.admin_course_languages()}</legend>
        <div className="flex flex-wrap gap-x-5">
          {courseLanguages.map((language) => (
            <Tick
              key={language}
              checked={languages.includes(language)}
              onTick={(isTicked) =>
                change((was) => ({
                  ...was,
                  languages: courseLanguages.filter((one) =>
                    one === language ? isTicked : was.languages.includes(one),
                  ),
                }))
              }
            >
              {localeText(language)}
            </Tick>
          ))}
        </div>
        <Wrong text={errorOf('languages')} />
      </fieldset>
      <fieldset id={fieldId('rating')}>
        <legend className="mb-1 text-sm font-semibold">{m.admin_course_rating()}</legend>
        <p className="mb-2 max-w-[65ch] text-small text-ink-2">{m.admin_course_rating_hint()}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {ratingFields.map(({ name, label, maxLength, inputMode }) => (
            <Field
              key={name}
              label={label()}
              value={rating[name]}
              maxLength={maxLength}
              inputMode={inputMode}
              onChange={({ target }) =>
                change((was) => ({ ...was, rating: { ...was.rating, [name]: target.value } }))
              }
            />
          ))}
        </div>
        <Wrong text={errorOf('rating')} />
      </fieldset>
      <div id={fieldId('coverMediaId')}>
        <p className="mb-1 text-sm font-semibold">{m.admin_course_cover()}</p>
        <div className="flex flex-wrap items-center gap-3">
          <MediaPicker
            kind="image"
            chosen={cover}
            purpose={m.admin_course_cover()}
            onChoose={(medium) => {
              media.add(medium)
              change((was) => ({ ...was, coverMediaId: medium.id }))
            }}
          />
          {coverMediaId !== null && (
            <SmallButton
              label={m.admin_course_cover_remove()}
              onClick={() => change((was) => ({ ...was, coverMediaId: null }))}
            />
          )}
        </div>
        <Wrong text={errorOf('coverMediaId')} />
      </div>
    </Section>
  )
}

function Wrong({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return <p className="mt-1 text-small font-medium text-bad">{text}</p>
}

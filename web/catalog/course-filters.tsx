import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import {
  type CourseFilterChoice,
  type CourseLanguage,
  type CourseLevel,
  courseLanguages,
  courseLevels,
} from '../../domain/catalog/choices.ts'
import { levelText } from '../../domain/catalog/level-text.ts'
import { bandBounds, type PriceBand, priceBands } from '../../domain/catalog/price-bands.ts'
import { rupeesText } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Icon } from '../ui/icon.tsx'
import { languageName } from './course-texts.ts'

/** The choices that find a course. */
export type CourseChoices = { levels: CourseLevel[]; languages: CourseLanguage[]; prices: PriceBand[] }

/** The names of what is chosen, for the title of the page. */
export function courseFilterTexts({ level, language, price }: CourseFilterChoice): string[] {
  return [
    ...(level ? [levelText(level)] : []),
    ...(language ? [languageName(language)] : []),
    ...(price ? [priceText(price)] : []),
  ]
}

const none: CourseFilterChoice = { level: undefined, language: undefined, price: undefined }

type CourseFiltersProps = {
  chosen: CourseFilterChoice
  /** Null while unknown: then only the chosen values are offered. */
  choices: CourseChoices | null
}

/**
 * Level, language and price, each a list of links, so a choice can be shared; each keeps the other filters and starts
 * at page 1.
 */
export function CourseFilters({ chosen, choices }: CourseFiltersProps) {
  const { level, language, price } = chosen
  return (
    <section aria-label={m.courses_filters()} className="mb-5 flex flex-wrap items-center gap-2 text-small">
      <Filter
        name="level"
        label={m.course_level()}
        anyText={m.courses_all_levels()}
        chosen={level}
        options={courseLevels.filter((one) => one === level || choices?.levels.includes(one))}
        textOf={levelText}
      />
      <Filter
        name="language"
        label={m.courses_language()}
        anyText={m.courses_all_languages()}
        chosen={language}
        options={courseLanguages.filter((one) => one === language || choices?.languages.includes(one))}
        textOf={(one) => <span lang={one}>{languageName(one)}</span>}
      />
      <Filter
        name="price"
        label={m.courses_price()}
        anyText={m.courses_any_price()}
        chosen={price}
        options={priceBands.filter((one) => one === price || choices?.prices.includes(one))}
        textOf={priceText}
      />
      {(level ?? language ?? price) !== undefined && (
        <Link
          to="/courses"
          search={(search) => ({ ...search, ...none, page: undefined })}
          resetScroll={false}
          className="grid min-h-11 place-items-center px-1.5 font-semibold text-link underline"
        >
          {m.courses_filters_clear()}
        </Link>
      )}
    </section>
  )
}

type FilterProps<Choice> = {
  name: keyof CourseFilterChoice
  label: string
  anyText: string
  chosen: Choice | undefined
  options: readonly Choice[]
  textOf(choice: Choice): ReactNode
}

/** A button with a popover list; works without a script. */
function Filter<Choice extends string>({
  name,
  label,
  anyText,
  chosen,
  options,
  textOf,
}: FilterProps<Choice>) {
  const id = useId()
  const anchor = `--filter-${name}`
  if (options.length === 0) return null
  return (
    <div>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        className={`flex min-h-11 cursor-pointer items-center gap-1.5 rounded-ctl border-ctl px-3 hover:text-ink ${chosen === undefined ? 'border-rule text-ink-2' : 'border-brand bg-brand-soft font-semibold text-ink'}`}
      >
        {chosen === undefined ? (
          label
        ) : (
          <span>
            <span className="sr-only">{label}: </span>
            {textOf(chosen)}
          </span>
        )}
        <Icon name="chevron-down" size={14} />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={label}
        style={{ positionAnchor: anchor }}
        className="filter-menu rounded-card border border-rule bg-card p-2 text-ink shadow-2"
      >
        <ul>
          {[undefined, ...options].map((option) => (
            <li key={option ?? 'any'}>
              <Link
                to="/courses"
                search={(search) => ({ ...search, [name]: option, page: undefined })}
                resetScroll={false}
                rel="nofollow"
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={option === chosen ? 'page' : undefined}
                onClick={() => document.getElementById(id)?.hidePopover()}
                className="flex min-h-11 items-center justify-between gap-3 rounded-ctl px-3 text-base text-ink no-underline hover:bg-sunk aria-[current]:bg-brand-soft aria-[current]:font-semibold"
              >
                <span>{option === undefined ? anyText : textOf(option)}</span>
                {option === chosen && <Icon name="check" size={18} />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function priceText(price: PriceBand): string {
  const bounds = bandBounds[price]
  if (bounds === null) return m.courses_free()
  const locale = currentLocale()
  const least = rupeesText(bounds.least, locale)
  if (bounds.most === null) return m.courses_price_from({ least })
  if (bounds.least === 0) return m.courses_price_under({ most: rupeesText(bounds.most + 1, locale) })
  return m.courses_price_between({ least, most: rupeesText(bounds.most, locale) })
}

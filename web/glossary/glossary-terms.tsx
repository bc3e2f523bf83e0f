import { chapterNames } from '../../domain/glossary/chapter-names.ts'
import { termMeanings } from '../../domain/glossary/term-meanings.ts'
import {
  type Chapter,
  type TermId,
  type TermNames,
  termsOfChapters,
} from '../../domain/glossary/term-names.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'

/** Every term with its meaning, by chapter, in the language of the page; with its names in the other languages. */
export function GlossaryTerms() {
  const language = currentLocale()
  return (
    <>
      <nav aria-label={m.study_plan_chapters()} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {Object.keys(termsOfChapters).map((chapter) => (
            <li key={chapter}>
              <a
                href={`#${placeOf(chapter)}`}
                className="inline-flex min-h-11 items-center rounded-ctl border border-rule bg-card px-3 py-1 text-small text-link"
              >
                {chapterNames[chapter as Chapter][language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {Object.entries(termsOfChapters).map(([chapter, terms]) => (
        <section key={chapter} id={placeOf(chapter)} className="mt-8 scroll-mt-24">
          {/* The keys are those of the table. */}
          <h2 className="text-subhead font-bold wrap-anywhere">
            {chapterNames[chapter as Chapter][language]}
          </h2>
          <dl className="mt-3 grid gap-4">
            {(Object.entries(terms) as [TermId, TermNames][]).map(([id, names]) => (
              <div
                key={id}
                id={id}
                className="scroll-mt-24 rounded-card border wrap-anywhere border-rule bg-card p-4"
              >
                <dt className="term-names flex flex-wrap items-baseline gap-x-3 text-lg">
                  <strong>{names[language]}</strong>
                  {othersOf(names, language).map((locale) => (
                    <span key={locale} lang={locale} className="text-small text-ink-2">
                      {names[locale]}
                    </span>
                  ))}
                </dt>
                <dd className="mt-1 text-lg text-pretty">{termMeanings[id][language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

/** A chapter's fragment in the page's address. */
function placeOf(chapter: string): string {
  return `chapter-${chapter.toLowerCase().replaceAll(' ', '-')}`
}

/** The other languages, those with the same name first. */
function othersOf(names: TermNames, language: Locale): Locale[] {
  const others = locales.filter((locale) => names[locale] !== names[language])
  return others.filter((locale) => others.find((other) => names[other] === names[locale]) === locale)
}

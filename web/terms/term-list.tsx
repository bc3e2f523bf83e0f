import { locales } from '../../domain/locales.ts'
import { chapterNames } from '../../domain/terms/chapter-names.ts'
import { termMeanings } from '../../domain/terms/term-meanings.ts'
import { type Chapter, type TermId, type TermNames, termsOfChapters } from '../../domain/terms/term-names.ts'
import { currentLocale } from '../locale.ts'

/** Every term with what it means, by chapters, in the language of the page; its names in the others stand beside it. */
export function TermList() {
  const language = currentLocale()
  const others = locales.filter((locale) => locale !== language)
  return (
    <>
      {Object.entries(termsOfChapters).map(([chapter, terms]) => (
        <section key={chapter} className="mt-8">
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
                  {others.map((locale) => (
                    <span key={locale} lang={locale} className="text-small text-ink-2">
                      {names[locale]}
                    </span>
                  ))}
                </dt>
                <dd className="mt-1 text-lg">{termMeanings[id][language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

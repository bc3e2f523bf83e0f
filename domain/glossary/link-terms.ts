import { type Locale, withLocale } from '../locales.ts'
import { type TermId, termNames } from './term-names.ts'

/** Suffixes of a term in running text: the plural in English, any in Telugu, which joins them to the word. */
const endings: Readonly<Record<Locale, string>> = {
  en: '(?:s|es)?(?![\\p{L}\\p{M}])',
  hi: '(?![\\p{L}\\p{M}])',
  te: '[\\p{L}\\p{M}\\u200c]*',
}

/** Maximum links in one lesson. */
const mostLinks = 6

/** Ambiguous names, which are not linked: "what does it mean", "हल कीजिए", లంబకోణం. */
const ambiguous: Readonly<Record<Locale, readonly TermId[]>> = {
  en: ['mean', 'root', 'solution', 'degree', 'tangent', 'secant'],
  hi: ['solution', 'degree', 'root', 'tangent', 'parallel'],
  te: ['solution', 'degree', 'root', 'tangent', 'hypotenuse', 'coefficient', 'perpendicular', 'diameter'],
}

const finders = new Map<Locale, { ids: ReadonlyMap<string, TermId>; pattern: RegExp }>()

/**
 * The names of a language in lower case, with a pattern that finds them: longer ones first, as they may contain others.
 */
function finderOf(language: Locale) {
  const known = finders.get(language)
  if (known !== undefined) return known
  const ids = new Map<string, TermId>()
  for (const [id, names] of termNames) {
    const name = stemOf(names[language], language).toLowerCase()
    if (!ids.has(name)) ids.set(name, id)
  }
  const names = [...ids.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(${names.map(quoted).join('|')})${endings[language]}`, 'giu')
  const finder = { ids, pattern }
  finders.set(language, finder)
  return finder
}

/** Links the first use of each term across several texts, such as a lesson's steps. Takes escaped text. */
export function linkTerms(language: Locale): (escaped: string) => string {
  const { ids, pattern } = finderOf(language)
  const linked = new Set<TermId>(ambiguous[language])
  const most = linked.size + mostLinks
  return (escaped) =>
    escaped.replace(pattern, (word, name: string) => {
      const id = ids.get(name.toLowerCase())
      if (id === undefined || linked.has(id) || linked.size >= most) return word
      linked.add(id)
      return `<a href="${withLocale('/glossary', language)}#${id}" target="_blank">${word}</a>`
    })
}

/** Telugu changes the last character of many words in running text: సరళం, సరళాన్ని. */
function stemOf(name: string, language: Locale): string {
  return language === 'te' && name.length > 4 ? name.replace(/[ంాి]$/, '') : name
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

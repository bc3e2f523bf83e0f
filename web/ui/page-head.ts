import { baseLocale, type Locale, locales, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { currentLocale } from '../locale.ts'
import { publicOrigin } from '../origin.ts'

export type PageHead = {
  title: string
  description: string
  /** Path of the canonical address in English, with the parameters that change what the page shows. */
  path: string
  /** Breadcrumbs from the top, with their paths in English, for a page two levels deep. */
  above?: readonly { title: string; path: string }[]
  /** Not for search engines. */
  isPrivate?: boolean
  /** schema.org data about the page, without its context. */
  structuredData?: object | readonly object[]
  /** Further links, by their paths in English. */
  links?: readonly { rel: string; href: string }[]
}

/** Title, description, canonical address, alternate languages, Open Graph and structured data of a page. */
export function pageHead({
  title,
  description,
  path,
  above,
  isPrivate = false,
  structuredData,
  links = [],
}: PageHead) {
  const locale = currentLocale()
  const addressOf = (page: string, language: Locale) => `${publicOrigin()}${withLocale(page, language)}`
  const addressIn = (language: Locale) => addressOf(path, language)
  const alternates = [
    ...locales.map((language) => ({ rel: 'alternate', hrefLang: language, href: addressIn(language) })),
    { rel: 'alternate', hrefLang: 'x-default', href: addressIn(baseLocale) },
  ]
  const fullTitle = title === productName ? title : `${title} · ${productName}`
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: productName },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: `${locale}_IN` },
      { property: 'og:url', content: addressIn(locale) },
      { property: 'og:image', content: `${publicOrigin()}/og.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: addressIn(locale) },
      ...(isPrivate ? [] : alternates),
      ...links.map(({ rel, href }) => ({ rel, href: withLocale(href, locale) })),
    ],
    scripts: [
      structuredData ?? [],
      above ? wayTo([...above, { title, path }], (page) => addressOf(page, locale)) : [],
    ]
      .flat()
      .map((data) => ({
        type: 'application/ld+json',
        // A closing tag inside a text must not end the script.
        children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c'),
      })),
  }
}

/** The head of a page that is not for search engines. */
export function privateHead(path: string, title: string, description: string) {
  return pageHead({ path, title, description, isPrivate: true })
}

/** The breadcrumbs of a page for search engines (schema.org BreadcrumbList). */
function wayTo(
  steps: readonly { title: string; path: string }[],
  addressOf: (path: string) => string,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: addressOf(path),
    })),
  }
}

/** The head of a page that does not exist. */
export function missingTitle(): string {
  return `${m.layout_not_found_title()} · ${productName}`
}

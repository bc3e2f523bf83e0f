import { productName } from '../../domain/product.ts'
import { publicOrigin } from '../origin.ts'

type PageHead = {
  title: string
  description: string
  /** Path of the canonical address, with the parameters that change what the page shows. */
  path: string
  /** Not for search engines. */
  isPrivate?: boolean
  /** schema.org data about the page, without its context. */
  structuredData?: object | readonly object[]
  links?: readonly { rel: string; href: string }[]
}

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function pageHead({
  title,
  description,
  path,
  isPrivate = false,
  structuredData,
  links = [],
}: PageHead) {
  const address = `${publicOrigin()}${path}`
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
      { property: 'og:url', content: address },
      { property: 'og:image', content: `${publicOrigin()}/og.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: address }, ...links],
    scripts: [structuredData ?? []].flat().map((data) => ({
      type: 'application/ld+json',
      // A closing tag inside a text must not end the script.
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c'),
    })),
  }
}

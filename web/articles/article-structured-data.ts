import { productName } from '../../domain/product.ts'
import type { Article } from './article-body.tsx'

/** An article for search engines (schema.org BlogPosting). */
export function articleStructuredData(article: Article, origin: string): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: productName, url: origin }
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    image: `${origin}${article.image}`,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    timeRequired: `PT${article.readingMinutes}M`,
    inLanguage: 'en',
    mainEntityOfPage: `${origin}/blog/${article.slug}`,
    author: article.author === null ? publisher : { '@type': 'Person', name: article.author.name },
    ...(article.category !== null && { articleSection: article.category.name }),
    publisher,
  }
}

/**
 * A long text in the page's HTML. The page's data does not repeat it: the browser reads it back from the HTML, so that
 * an article is sent only once.
 */
export class PageText {
  /** Id of its element. */
  readonly id: string
  /** Sanitised when it was stored, and rendered by us. */
  readonly html: string

  constructor(id: string, html: string) {
    this.id = id
    this.html = html
  }
}

/**
 * The text on the page in this language; null where there is none, as after navigation from another page. The router
 * reloads a page whose address has parameters that it does not read: server-rendered text is not rendered again then.
 */
export function textOnPage(id: string, lang: string): PageText | null {
  const element = document.querySelector(`[data-text="${id}"][lang="${lang}"]`)
  return element && new PageText(id, element.innerHTML)
}

/** How the router serialises a page text for the browser: as the id of its element. */
export const pageTextAdapter = {
  key: 'page-text',
  test: (value: unknown): value is PageText => value instanceof PageText,
  toSerializable: ({ id }: PageText) => id,
  fromSerializable: (id: string) =>
    new PageText(id, document.querySelector(`[data-text="${id}"]`)?.innerHTML ?? ''),
}

export function TextOfPage({
  text: { id, html },
  lang,
  className,
}: {
  text: PageText
  lang: string
  className: string
}) {
  return <div data-text={id} lang={lang} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

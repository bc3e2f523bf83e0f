import { clsx } from 'clsx'
import { type FormEvent, useEffect, useState } from 'react'
import {
  type ArticleKind,
  articleKinds,
  articleStates,
  articleTypes,
} from '../../../domain/admin/articles/rules.ts'
import type { AdminInputOf } from '../../../domain/admin/calls.ts'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { Choice, Pages } from '../parts.tsx'
import { go, PlaceLink, usePlace, withSearch } from '../place.tsx'
import { SearchForm } from '../search-form.tsx'
import { Tabs } from '../tabs.tsx'
import { useLoaded } from '../use-loaded.ts'
import { ArticleTable } from './article-table.tsx'
import { articleKindText, articleStateText, articleTypeText } from './labels.ts'

/** Articles and resources in every state; what is shown stands in the address. */
export function ArticlesScreen() {
  const place = usePlace()
  const { search } = place
  const kind: ArticleKind = search.get('kind') === 'resource' ? 'resource' : 'article'
  const page = Number(search.get('page') ?? 1)
  const filter = {
    kind,
    page,
    search: search.get('search') ?? undefined,
    state: search.get('state') ?? undefined,
    type: search.get('type') ?? undefined,
    sort: search.get('sort') ?? undefined,
    // The address is anybody's text: the server judges it.
  } as AdminInputOf<'getArticles'>
  const texts = useLoaded(search.toString(), () => send('getArticles', filter))
  const address = (changes: Record<string, string | number | null>) =>
    withSearch(place, { page: null, ...changes })

  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_blog() })
  }, [])

  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-head leading-tight font-bold">{m.admin_blog()}</h1>
        <p aria-live="polite" className="text-ink-2">
          {texts.data !== null && m.admin_articles_count({ count: numberText(texts.data.total, 'en') })}
        </p>
      </div>
      <Tabs
        label={m.admin_filter_kind()}
        tabs={articleKinds.map((name) => ({
          name: articleKindText(name),
          to: name === 'article' ? '/admin/texts' : '/admin/texts?kind=resource',
          isCurrent: name === kind,
        }))}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-full lg:basis-0">
          <NewArticle key={kind} kind={kind} />
        </div>
        {kind === 'article' && (
          <PlaceLink to="/admin/texts/names" className={buttonClass('secondary', 'dense')}>
            {m.admin_article_names()}
          </PlaceLink>
        )}
      </div>
      <div className="my-4 flex flex-wrap items-end gap-3">
        <SearchForm
          key={search.get('search')}
          words={search.get('search') ?? ''}
          hint={m.admin_course_search_hint()}
          onSearch={(words) => go(address({ search: words }))}
        />
        <Choice
          label={m.admin_filter_status()}
          value={search.get('state') ?? ''}
          onChange={({ target }) => go(address({ state: target.value }))}
        >
          <option value="">{m.admin_filter_all()}</option>
          {articleStates.map((state) => (
            <option key={state} value={state}>
              {articleStateText(state)} ({texts.data?.counts[state] ?? 0})
            </option>
          ))}
        </Choice>
        {kind === 'article' && (
          <Choice
            label={m.admin_article_type()}
            value={search.get('type') ?? ''}
            onChange={({ target }) => go(address({ type: target.value }))}
          >
            <option value="">{m.admin_filter_all()}</option>
            {articleTypes.map((type) => (
              <option key={type} value={type}>
                {articleTypeText(type)}
              </option>
            ))}
          </Choice>
        )}
        <Choice
          label={m.admin_sort()}
          value={search.get('sort') ?? 'changed'}
          onChange={({ target }) => go(address({ sort: target.value }))}
        >
          <option value="changed">{m.admin_sort_changed()}</option>
          <option value="published">{m.admin_sort_published()}</option>
          <option value="title">{m.admin_sort_title()}</option>
        </Choice>
      </div>
      <NotLoaded of={texts} />
      {texts.data !== null && (
        <div aria-busy={texts.isLoading} className={clsx(texts.isLoading && 'opacity-70')}>
          <ArticleTable kind={kind} items={texts.data.items} />
          <Pages
            page={page}
            totalPages={texts.data.totalPages}
            addressOf={(next) => withSearch(place, { page: next })}
          />
        </div>
      )}
    </>
  )
}

function NewArticle({ kind }: { kind: ArticleKind }) {
  const [title, setTitle] = useState(() => draftOf(`new/${kind}`))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (title.trim() === '') return setError(m.admin_title_required())
    setBusy(true)
    const answer = await send('createArticle', { kind, title })
    setBusy(false)
    if (!answer.success) return setError(answer.message || m.admin_no_line())
    keepDraft(`new/${kind}`, '')
    go(`/admin/texts/${kind}/${answer.data.id}`)
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3 sm:flex-nowrap"
      onSubmit={(event) => void begin(event)}
    >
      <Field
        label={kind === 'article' ? m.admin_article_new() : m.admin_resource_new()}
        placeholder={m.admin_article_title()}
        className="w-full sm:max-w-[420px]"
        value={title}
        error={error}
        onChange={({ target }) => {
          setTitle(target.value)
          setError(undefined)
          keepDraft(`new/${kind}`, target.value)
        }}
      />
      <Button type="submit" className="shrink-0 sm:mt-7.5" isBusy={isBusy}>
        {m.admin_article_begin()}
      </Button>
    </form>
  )
}

import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { call } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { NameList } from '../ui/name-list.tsx'
import { Heading } from '../ui/parts.tsx'
import { articleKindText } from './labels.ts'

const lists = ['author', 'category'] as const

/** The lists of authors and topics. */
export function NamesScreen() {
  const titles = { author: m.admin_article_authors(), category: m.admin_article_categories() }
  const labels = { author: m.admin_article_author_add(), category: m.admin_category_add() }
  return (
    <>
      <BackLink to="/admin/articles">{articleKindText('article')}</BackLink>
      <div className="mb-4">
        <Heading>{m.admin_article_names()}</Heading>
      </div>
      <div className="grid max-w-5xl gap-4 lg:grid-cols-2 lg:items-start">
        {lists.map((list) => (
          <NameList
            key={list}
            id={list}
            title={titles[list]}
            addLabel={labels[list]}
            countText={(count) => m.admin_article_count({ count })}
            names={call('getArticleNames', { list })}
            add={(name) => send('saveArticleName', { list, id: null, name })}
            rename={(id, name) => send('saveArticleName', { list, id, name })}
            remove={(id) => send('deleteArticleName', { list, id })}
          />
        ))}
      </div>
    </>
  )
}

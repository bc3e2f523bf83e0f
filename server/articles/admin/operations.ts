import {
  type ArticleKind,
  type ArticleState,
  articlePath,
  nameFromTitle,
  stateOf,
} from '../../../domain/admin/articles/rules.ts'
import { type ArticleDocument, articleDocument } from '../../../domain/admin/articles/schemas.ts'
import { rowId } from '../../../domain/admin/shapes.ts'
import { Failure } from '../../../domain/failure.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import { allowOwn, beginDraft, readDraft, type Subject } from '../../admin/drafts/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { finishTexts } from '../../rich-text/drawn-texts.ts'
import type { StaffContext } from '../../services.ts'
import { previewKey } from '../operations.ts'
import {
  type ArticleRow,
  findBegunBy,
  findNameHolder,
  insertArticle,
  listOldNames,
  lockArticle,
  lockNames,
} from './queries/publish.ts'

const firstDrawing = 'parabola'
const mostTries = 50

type ArticleDraftState = ArticleRow & { isLive: boolean; liveSince: Date | null; state: ArticleState }
type Facts = {
  kind: ArticleKind
  state: ArticleState
  publishedAt: string | null
  path: string | null
  oldNames: string[]
}

export const articleSubjects = { article: subjectOf('article'), resource: subjectOf('resource') } as const

function subjectOf(kind: ArticleKind): Subject<ArticleDocument, ArticleDraftState, Facts> {
  return {
    kind,
    id: rowId,
    schema: articleDocument,
    allow: (tx, staff, id, change) => allowOwn(staff, () => tx.first(findBegunBy(kind, id)), change),
    async lock(tx, id, now) {
      const row = await tx.first(lockArticle(kind, id))
      const isLive = row !== null && row.status !== 'draft'
      return row && { ...row, isLive, liveSince: isLive ? row.publishedAt : null, state: stateOf(row, now) }
    },
    async begin(_, __, { title, name, excerpt, type, drawing, authorId, categoryId, cover, html }) {
      const known = type === 2 || type === 3 ? type : 1
      return { title, name, excerpt, type: known, drawing, authorId, categoryId, cover, html }
    },
    async finish(context, document) {
      return { ...document, ...(await finishTexts(context, { html: document.html })) }
    },
    async isAddressTaken(tx, id, { name }) {
      return (await tx.first(findNameHolder(kind, name, id))) !== null
    },
    async facts(tx, _, { id, state, publishedAt, name }) {
      const oldNames = await tx.all(listOldNames(kind, id))
      return {
        kind,
        state,
        publishedAt: state === 'draft' ? null : (publishedAt?.toISOString() ?? null),
        path: state === 'published' ? articlePath(kind, name) : null,
        oldNames: oldNames.map((old) => old.name),
      }
    },
  }
}

/** Creates an article or a resource under a free name, invisible to visitors. */
export async function createArticle(
  context: StaffContext,
  { kind, title }: AdminInput<'createArticle'>,
): Promise<AdminOutput<'createArticle'>> {
  return context.database.transaction(async (tx) => {
    await tx.first(lockNames(kind))
    const name = await freeName(tx, kind, nameFromTitle(title) || kind)
    const { staff, clock } = context
    const first = { name, title, drawing: firstDrawing, staffId: staff.id, now: clock.now() }
    const row = await tx.first(insertArticle(kind, first))
    if (row === null) throw new Error('an article was not stored')
    const document: ArticleDocument = {
      title,
      name,
      excerpt: '',
      type: 1,
      drawing: firstDrawing,
      authorId: null,
      categoryId: null,
      cover: null,
      html: '',
    }
    await beginDraft(tx, context, { kind, id: row.id, document })
    await audit(tx, context, { action: `${kind}.create`, id: row.id, after: { title, name } })
    return row
  })
}

/** A preview address of the draft, valid for an hour for anyone who has it. */
export async function getArticlePreview(
  context: StaffContext,
  { kind, id }: AdminInput<'getArticlePreview'>,
): Promise<AdminOutput<'getArticlePreview'>> {
  await context.database.transaction(async (tx) => {
    const { document, saved } = await readDraft(tx, context, articleSubjects[kind], id)
    if (saved === null) await beginDraft(tx, context, { kind, id, document, version: 0 })
  })
  return { path: `/preview/${kind}/${id}?key=${previewKey(context, kind, id)}` }
}

async function freeName(tx: Queryable, kind: ArticleKind, wanted: string): Promise<string> {
  for (let number = 1; number <= mostTries; number += 1) {
    const name = number === 1 ? wanted : `${wanted.slice(0, 90)}-${number}`
    if ((await tx.first(findNameHolder(kind, name, noArticle))) === null) return name
  }
  throw new Failure('conflict', 'admin_article_name_taken')
}

const noArticle = '00000000-0000-0000-0000-000000000000'

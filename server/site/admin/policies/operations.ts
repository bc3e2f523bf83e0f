import * as z from 'zod/mini'
import { policyEditors } from '../../../../domain/admin/access.ts'
import { finishedPolicy, type PolicyDocument, policyDocument } from '../../../../domain/admin/site/schemas.ts'
import { withHeadingIds } from '../../../../domain/articles/contents.ts'
import { Failure, fieldFailure } from '../../../../domain/failure.ts'
import { dayKey } from '../../../../domain/formats.ts'
import { midnightOf } from '../../../../domain/india-time.ts'
import type { MessageKey } from '../../../../domain/messages/message-key.ts'
import { policySlugs } from '../../../../domain/site/policies.ts'
import { audit } from '../../../admin/audit/operations.ts'
import {
  allowOnly,
  markLive,
  type PublishedState,
  readVersion,
  type Subject,
  wireDraft,
} from '../../../admin/drafts/operations.ts'
import type { AdminInput, AdminOutput } from '../../../calls.ts'
import { enqueue } from '../../../jobs/operations.ts'
import { finishTexts } from '../../../rich-text/drawn-texts.ts'
import type { StaffContext } from '../../../services.ts'
import { listPolicyTexts, lockPolicy, type PolicyTextRow, putPolicyVersion } from '../queries.ts'

/** The latest version of a policy, and the one before it. */
type HeldPolicy = PublishedState & { newest: PolicyTextRow; earlier: PolicyTextRow | undefined }

export const policySubject = {
  kind: 'policy',
  id: z.enum(policySlugs),
  schema: policyDocument,
  async allow(_, staff) {
    allowOnly(staff, policyEditors)
  },
  async lock(tx, slug, now) {
    await tx.first(lockPolicy(slug))
    const [newest, earlier] = await tx.all(listPolicyTexts(slug, now))
    if (newest === undefined) return null
    const since = midnightOf(newest.effectiveFrom)
    return { newest, earlier, isLive: true, liveSince: since, updatedAt: since }
  },
  async begin(_, __, { newest: { title, summary, html, note, effectiveFrom, isComing } }) {
    // Each version describes its own changes and start date.
    return { title, summary, html, note: isComing ? note : '', effectiveFrom: isComing ? effectiveFrom : '' }
  },
  async finish(context, document) {
    const { html, summary } = document
    return { ...document, ...(await finishTexts(context, { html, summary })) }
  },
  async facts(_, __, { newest: { version, isComing } }) {
    return { kind: 'policy' as const, newestVersion: version, isComing }
  },
} satisfies Subject<PolicyDocument, HeldPolicy>

export async function getPolicies({ database, clock }: StaffContext): Promise<AdminOutput<'getPolicies'>> {
  const rows = await database.all(listPolicyTexts(null, clock.now()))
  return policySlugs.flatMap((slug) => {
    const versions = rows.filter((row) => row.slug === slug)
    const holds = versions.find(({ isComing }) => !isComing)
    const [newest] = versions
    if (newest === undefined) return []
    return [
      {
        slug,
        title: (holds ?? newest).title,
        versions: versions.map(({ version, effectiveFrom, note, isComing }) => {
          const state = isComing
            ? ('coming' as const)
            : version === holds?.version
              ? ('holds' as const)
              : ('held' as const)
          return { version, effectiveFrom, note, state }
        }),
      },
    ]
  })
}

/**
 * Adds a version of a policy, or corrects the latest if it is not yet in force: a version that someone may have agreed
 * to never changes. Throws `conflict` when the draft was saved meanwhile, `invalid` with what is missing.
 */
export async function publishPolicy(
  context: StaffContext,
  { slug, version }: AdminInput<'publishPolicy'>,
): Promise<AdminOutput<'publishPolicy'>> {
  const now = context.clock.now()
  return context.database.transaction(async (tx) => {
    const draft = await readVersion(tx, context, policySubject, { id: slug, version })
    // Already published: the response was lost.
    if (version === draft.liveVersion) return wireDraft(tx, context, policySubject, slug)
    const { newest, earlier } = draft.row
    const judged = finishedPolicy.safeParse(draft.document)
    if (!judged.success)
      throw new Failure('invalid', 'admin_site_unfinished', {
        // Every message of the schema is a message key.
        fields: Object.fromEntries(
          judged.error.issues.map(({ path, message }) => [path.join('.'), message as MessageKey]),
        ),
      })
    const { effectiveFrom, ...words } = judged.data
    const before = newest.isComing ? earlier : newest
    if (effectiveFrom < dayKey(now) || (before !== undefined && effectiveFrom < before.effectiveFrom))
      throw fieldFailure('invalid', 'effectiveFrom', 'admin_policy_day_invalid')
    const [html = ''] = withHeadingIds([words.html]).pieces
    const next = newest.isComing ? newest.version : newest.version + 1
    const dueAt = midnightOf(effectiveFrom)
    await tx.first(putPolicyVersion({ ...words, slug, effectiveFrom, html, version: next }))
    await enqueue(tx, 'announceContent', { why: `policy ${slug} ${next}` }, { dueAt })
    await markLive(tx, context, draft, dueAt)
    await audit(tx, context, {
      action: newest.isComing ? 'policy.correct' : 'policy.add',
      kind: 'policy',
      id: slug,
      before: { version: newest.version, effectiveFrom: newest.effectiveFrom },
      after: { version: next, effectiveFrom, note: words.note },
    })
    return wireDraft(tx, context, policySubject, slug)
  })
}

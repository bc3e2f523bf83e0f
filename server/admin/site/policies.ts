import type * as contract from '../../../domain/admin/site/contract.ts'
import { withHeadingIds } from '../../../domain/articles/contents.ts'
import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import { policySlugs } from '../../../domain/site/policies.ts'
import { enqueue } from '../../jobs/operations.ts'
import { finishTexts } from '../../rich-text/drawn-texts.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit.ts'
import { listPolicyTexts, lockPolicy, type PolicyTextRow, putPolicyVersion } from './queries.ts'

export async function getPolicies({
  database,
  clock,
}: StaffContext): Promise<CallOutput<typeof contract.getPolicies>> {
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

export async function getPolicyText(
  { database, clock }: StaffContext,
  { slug, version }: ParsedInput<typeof contract.getPolicyText>,
): Promise<CallOutput<typeof contract.getPolicyText>> {
  const rows = await database.all(listPolicyTexts(slug, clock.now()))
  const row = version === undefined ? rows[0] : rows.find((held) => held.version === version)
  if (row === undefined) throw new Failure('notFound', 'policy_not_found')
  return wireText(row)
}

/**
 * Adds a version of a policy, or corrects one that does not hold yet: what somebody may have agreed to
 * stays as it was. Throws `conflict` when somebody added a version meanwhile.
 */
export async function savePolicyVersion(
  context: StaffContext,
  { newestVersion, version, ...written }: ParsedInput<typeof contract.savePolicyVersion>,
): Promise<CallOutput<typeof contract.savePolicyVersion>> {
  const { slug, effectiveFrom } = written
  const now = context.clock.now()
  const { summary, ...finished } = await finishTexts(context, {
    html: written.html,
    summary: written.summary,
  })
  const [html = ''] = withHeadingIds([finished.html]).pieces
  return context.database.transaction(async (tx) => {
    await tx.first(lockPolicy(slug))
    const before = await tx.all(listPolicyTexts(slug, now))
    const newest = before[0]
    if (newest === undefined) throw new Failure('notFound', 'policy_not_found')
    if (newest.version !== newestVersion) throw new Failure('conflict', 'admin_policy_changed')
    if (version !== null && (version !== newest.version || !newest.isComing))
      throw new Failure('conflict', 'admin_policy_holds')
    const earlier = before.find((held) => version === null || held.version < version)
    if (effectiveFrom < todayInIndia(now) || (earlier !== undefined && effectiveFrom < earlier.effectiveFrom))
      throw new Failure('invalid', 'admin_policy_day_invalid', {
        fields: { effectiveFrom: 'admin_policy_day_invalid' },
      })
    const next = { ...written, summary, html, version: version ?? newest.version + 1 }
    await tx.first(putPolicyVersion(next))
    await enqueue(
      tx,
      'announceContent',
      { why: `policy ${slug} ${next.version}` },
      { dueAt: midnightOf(effectiveFrom) },
    )
    await audit(tx, context, {
      action: version === null ? 'policy.add' : 'policy.correct',
      subject: { kind: 'policy', id: slug },
      before: { version: newest.version, effectiveFrom: newest.effectiveFrom },
      after: { version: next.version, effectiveFrom, note: next.note },
    })
    const [row] = await tx.all(listPolicyTexts(slug, now))
    if (row === undefined) throw new Error('a version of a policy was not stored')
    return wireText(row)
  })
}

function wireText({ isComing: _, ...row }: PolicyTextRow): CallOutput<typeof contract.getPolicyText> {
  return row
}

function todayInIndia(now: Date): string {
  return new Date(now.getTime() + 5.5 * 3600 * 1000).toISOString().slice(0, 10)
}

function midnightOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

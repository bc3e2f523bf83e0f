import { pageCount } from '../../../domain/catalog/rules.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { namedSkill } from '../catalogue.ts'
import { decideDisputeIn, disputesOf, refusePointlessAcceptance } from '../disputes/operations.ts'

export async function getDisputes(
  context: StaffContext,
  { status, page, limit }: AdminInput<'getDisputes'>,
): Promise<AdminOutput<'getDisputes'>> {
  const { practiceEngine, locale } = context
  const { rows, count, hasMore, openCount } = await disputesOf(context, {
    status,
    limit,
    offset: (page - 1) * limit,
  })
  const items = []
  for (const { version, seed, skill, createdAt, ...row } of rows) {
    const reference = { maker: row.maker, version, seed }
    // The admin's CSP allows no inline style, which the other drawing needs.
    const question = await practiceEngine.draw(reference, { locale, formulas: 'mathml' })
    items.push({
      ...row,
      skill: namedSkill(skill, locale).name,
      stem: question?.stem ?? '',
      options: question?.options ?? null,
      rightAnswer: question?.ask.answer ?? '',
      createdAt: createdAt.toISOString(),
    })
  }
  return { items, total: count, hasMore, totalPages: pageCount(count, limit), openCount }
}

/** @throws Failure `conflict` if it was decided meanwhile, or accepting would change nothing. */
export async function decideDispute(
  context: StaffContext,
  { id, decision, reply }: AdminInput<'decideDispute'>,
): Promise<AdminOutput<'decideDispute'>> {
  const { database, clock, staff } = context
  if (decision === 'accept') await refusePointlessAcceptance(context, id)
  await database.transaction(async (tx) => {
    const now = clock.now()
    const question = await decideDisputeIn(tx, context, { id, decision, reply, staffId: staff.id, now })
    const action = decision === 'decline' ? 'dispute.decline' : 'dispute.correct'
    await audit(tx, context, { action, kind: 'dispute', id, after: { decision, ...question } })
  })
  return null
}

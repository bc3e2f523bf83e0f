import type * as contract from '../../../domain/admin/inbox/contract.ts'
import type { ParsedInput } from '../../../domain/contract.ts'
import { answerEnquiryIn } from '../../enquiries/admin/operations.ts'
import type { StaffContext } from '../../services.ts'
import { type Case, readCase } from './case.ts'
import { change, setStatusIn } from './cases.ts'

/** Answers a visitor by mail; the answer is kept with what they wrote. */
export async function answerEnquiry(
  context: StaffContext,
  { kind, id, text, isSolved, clientKey }: ParsedInput<typeof contract.answerEnquiry>,
): Promise<Case> {
  const { staff, clock, locale } = context
  const now = clock.now()
  return change(context, kind, id, async (tx, before) => {
    const { contact, reference } = await readCase(tx, kind, id, locale)
    const isNew = await answerEnquiryIn(tx, context, {
      kind,
      id,
      to: contact,
      reference,
      staff,
      text,
      clientKey,
    })
    if (!isNew) return null
    const status = isSolved ? 'solved' : 'waiting'
    await setStatusIn(tx, before, status, now)
    return { action: `${kind}.answer`, before: { status: before.status }, after: { status } }
  })
}

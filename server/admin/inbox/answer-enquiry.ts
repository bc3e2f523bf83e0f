import type { AdminInput } from '../../calls.ts'
import { answerEnquiryIn } from '../../enquiries/admin/operations.ts'
import type { StaffContext } from '../../services.ts'
import { releaseIn } from '../claims/operations.ts'
import { type Case, readCase } from './case.ts'
import { change, refuseSecondAnswer, setStatusIn } from './cases.ts'

/** Answers a visitor by mail; the answer is stored with the enquiry. */
export async function answerEnquiry(
  context: StaffContext,
  { kind, id, text, isSolved, read, clientKey }: AdminInput<'answerEnquiry'>,
): Promise<Case> {
  const { staff, clock } = context
  const now = clock.now()
  return change(context, kind, id, async (tx, before) => {
    await refuseSecondAnswer(tx, context, { kind, id }, { text, read })
    const { contact, reference } = await readCase(tx, context, kind, id)
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
    await releaseIn(tx, id, staff.id)
    const status = isSolved ? 'solved' : 'waiting'
    await setStatusIn(tx, before, status, now)
    return { action: `${kind}.answer`, before: { status: before.status }, after: { status } }
  })
}

import type { ParsedInput } from '../../domain/contract.ts'
import type * as contract from '../../domain/desk/inbox/contract.ts'
import { answerEnquiryIn } from '../enquiries/operations.ts'
import type { StaffContext } from '../services.ts'
import { type Matter, readMatter } from './matter.ts'
import { change, setStatusIn } from './matters.ts'
import { touchEnquiry } from './queries/matters.ts'

/** Answers a visitor by mail; the answer is kept with what they wrote. */
export async function answerEnquiry(
  context: StaffContext,
  { kind, id, text, isSolved, clientKey }: ParsedInput<typeof contract.answerEnquiry>,
): Promise<Matter> {
  const { staff, clock, locale } = context
  const now = clock.now()
  return change(context, kind, id, async (tx, before) => {
    const { contact, reference } = await readMatter(tx, kind, id, locale)
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
    await tx.first(touchEnquiry(kind, id, now))
    return { action: `${kind}.answer`, before: { status: before.status }, after: { status } }
  })
}

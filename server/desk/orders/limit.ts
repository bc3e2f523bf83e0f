import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import type * as contract from '../../../domain/desk/orders/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import { moneyText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { paise, rupees } from '../../../domain/payments/plans.ts'
import { productName } from '../../../domain/product.ts'
import { letter } from '../../adapters/mail/letter.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit.ts'
import { listOwners, lockRefundLimit, updateRefundLimit } from './queries/limit.ts'

/**
 * Changes the limit above which two people must agree, for what is asked from now on. A higher one lets
 * one person give back more, so every owner is told of it.
 *
 * @throws Failure `conflict` when somebody else has changed it meanwhile.
 */
export async function setRefundLimit(
  context: StaffContext,
  { amount, from, reason }: ParsedInput<typeof contract.setRefundLimit>,
): Promise<CallOutput<typeof contract.setRefundLimit>> {
  const { clock, database, settings, staff } = context
  const now = clock.now()
  return database.transaction(async (tx) => {
    const before = await tx.first(lockRefundLimit())
    if (before === null) throw new Error('there is no rule for refunds')
    if (before.amountInPaise !== paise(from)) throw new Failure('conflict', 'desk_limit_conflict')
    const amountInPaise = paise(amount)
    if (amountInPaise === before.amountInPaise) return { twoPeopleAbove: amount }
    await tx.first(updateRefundLimit(amountInPaise))
    await audit(tx, context, {
      action: 'refund.limit',
      subject: { kind: 'refundRule', id: 'twoPeopleAbove' },
      before: { amountInPaise: before.amountInPaise },
      after: { amountInPaise, reason },
    })
    if (amountInPaise > before.amountInPaise)
      for (const owner of await tx.all(listOwners(settings.isDemo))) {
        const mail = raisedMail(owner, {
          by: staff.name,
          from: before.amountInPaise,
          to: amountInPaise,
          reason,
        })
        await enqueue(tx, 'sendMail', mail, { dueAt: now })
      }
    return { twoPeopleAbove: amount }
  })
}

type Raise = { by: string; from: number; to: number; reason: string }

/** The desk speaks English. */
function raisedMail({ name, email: to }: { name: string; email: string }, raise: Raise) {
  const product = productName
  const amounts = { from: amountText(raise.from), to: amountText(raise.to) }
  return {
    to,
    subject: m.desk_mail_limit_subject({ product, to: amounts.to }),
    ...letter([
      m.mail_greeting_name({ name }),
      m.desk_mail_limit({ by: raise.by, product, ...amounts }),
      m.desk_mail_limit_reason({ reason: raise.reason }),
      m.desk_mail_limit_check({ product }),
      m.mail_farewell({ product }),
    ]),
  }
}

function amountText(amountInPaise: number): string {
  return moneyText(rupees(amountInPaise), 'INR', 'en')
}

import { type Gateway, GatewayTrouble } from '../adapters/gateway/gateway.ts'
import type { SendMail } from '../adapters/mail/mail.ts'
import type { SendPush } from '../adapters/push/push.ts'
import type { Measures } from './measures.ts'

/** The gateway, with each call to it timed. */
export function measuredGateway(gateway: Gateway, { gateway: durations }: Measures): Gateway {
  return wrapGateway(gateway, async (question, ask) => {
    const startedAt = performance.now()
    const done = (outcome: string) =>
      durations.observe({ question, outcome }, (performance.now() - startedAt) / 1000)
    try {
      const answer = await ask()
      done('answered')
      return answer
    } catch (error) {
      done(error instanceof GatewayTrouble ? error.kind : 'failed')
      throw error
    }
  })
}

type CallWrapper = <Answer>(question: string, ask: () => Promise<Answer>) => Promise<Answer>

/** The gateway, with each call to it made through `wrap`. */
export function wrapGateway(gateway: Gateway, wrap: CallWrapper): Gateway {
  return {
    ...gateway,
    createOrder: (...given) => wrap('createOrder', () => gateway.createOrder(...given)),
    findOrder: (...given) => wrap('findOrder', () => gateway.findOrder(...given)),
    findOrderByReceipt: (...given) => wrap('findOrderByReceipt', () => gateway.findOrderByReceipt(...given)),
    findPayment: (...given) => wrap('findPayment', () => gateway.findPayment(...given)),
    listPaymentsOfOrder: (...given) =>
      wrap('listPaymentsOfOrder', () => gateway.listPaymentsOfOrder(...given)),
    capturePayment: (...given) => wrap('capturePayment', () => gateway.capturePayment(...given)),
    listSettledLines: (...given) => wrap('listSettledLines', () => gateway.listSettledLines(...given)),
    refundPayment: (...given) => wrap('refundPayment', () => gateway.refundPayment(...given)),
    listRefundsOfPayment: (...given) =>
      wrap('listRefundsOfPayment', () => gateway.listRefundsOfPayment(...given)),
  }
}

/** Mail transport that counts accepted and failed mails. */
export function measuredMail(sendMail: SendMail, { mails }: Measures): SendMail {
  return async (message) => {
    try {
      await sendMail(message)
      mails.add({ outcome: 'taken' })
    } catch (error) {
      mails.add({ outcome: 'failed' })
      throw error
    }
  }
}

/** Push transport that counts messages by result. */
export function measuredPush(sendPush: SendPush, { pushes }: Measures): SendPush {
  return async (...given) => {
    try {
      const outcome = await sendPush(...given)
      pushes.add({ outcome })
      return outcome
    } catch (error) {
      pushes.add({ outcome: 'failed' })
      throw error
    }
  }
}

import { createHmac } from 'node:crypto'
import type { Settings } from '../../../settings.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { Logger } from '../../log.ts'
import type { RazorpayConnection } from '../razorpay.ts'
import { type Bank, type BankSwitches, createBank } from './bank.ts'
import { answerCheckout, checkoutFile } from './checkout.ts'
import { type AnswerFaults, createAnswerFaults } from './faults.ts'
import type { OrderSwitches } from './orders.ts'
import { refusalAnswer, SandboxRefusal } from './refusals.ts'
import { answerRest } from './rest.ts'
import { hexSignature } from './signatures.ts'
import { createWebhooks, type WebhookSwitches, type Webhooks } from './webhooks.ts'

/**
 * Replaces Razorpay where no keys are set: its REST API, checkout window, signatures and webhooks.
 * No money moves. Its data is in the schema `payment_sandbox`.
 */
export type Sandbox = {
  /** What the Razorpay client needs to talk to it in-process. */
  connection: RazorpayConnection
  /** Serves /sandbox/razorpay/v1/*, /sandbox/checkout.js, its style and its buttons. */
  fetch(request: Request): Promise<Response>
  /** Where its webhooks go; they wait until this is set. */
  connectWebhook(deliver: (request: Request) => Promise<Response>): void
  /** For tests: what the student's bank does. */
  bank: Bank
  /** For tests: network and gateway faults. */
  faults: AnswerFaults & { switches: Switches }
  webhooks: Pick<Webhooks, 'undelivered' | 'settled'>
  /** The signature that a checkout hands to the page. */
  signCheckout(orderId: string, paymentId: string): Promise<string>
}

type Switches = WebhookSwitches & BankSwitches & OrderSwitches

type SandboxParts = {
  settings: Pick<Settings, 'secret' | 'publicUrl'>
  database: Database
  clock: Clock
  log: Logger
}

const restRoot = '/sandbox/razorpay'
const sandboxKeyId = 'rzp_test_sandbox'

export function createSandbox({ settings, database, clock, log }: SandboxParts): Sandbox {
  const keyId = sandboxKeyId
  const keySecret = derived(settings.secret, 'payment sandbox key')
  const webhookSecret = derived(settings.secret, 'payment sandbox webhook')
  const switches: Switches = {
    webhooks: 'deliver',
    webhookDelayInMilliseconds: 0,
    refundsStayPending: false,
    refundsAreRefused: false,
    receiptsAreUnique: false,
  }
  const address = `${settings.publicUrl}/api/v1/payment/webhook`
  const webhooks = createWebhooks({ database, clock, log, secret: webhookSecret, address, switches })
  const bank = createBank({ database, clock, webhooks, switches })
  const faults = createAnswerFaults()

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith(`${restRoot}/v1/`)) {
      const path = pathname.slice(restRoot.length)
      return faults.apply(request, path, () =>
        refused(() =>
          answerRest({ database, clock, switches, bank, keyId, keySecret }, request, path, searchParams),
        ),
      )
    }
    if (pathname === '/sandbox/checkout/press' && request.method === 'POST') {
      return refused(() => answerCheckout({ bank, keyId, keySecret }, request))
    }
    return (
      checkoutFile(pathname) ??
      refusalAnswer(new SandboxRefusal('The requested URL was not found on the server.', { status: 404 }))
    )
  }

  return {
    connection: {
      keyId,
      keySecret,
      webhookSecret,
      apiUrl: `${settings.publicUrl}${restRoot}`,
      checkoutUrl: '/sandbox/checkout.js',
      fetch: answer,
    },
    fetch: answer,
    connectWebhook: (deliver) => webhooks.connect(deliver),
    bank,
    faults: { ...faults, switches },
    webhooks,
    signCheckout: (orderId, paymentId) => hexSignature(`${orderId}|${paymentId}`, keySecret),
  }
}

async function refused(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SandboxRefusal) return refusalAnswer(error)
    throw error
  }
}

function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex')
}

import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { Bank } from './bank.ts'
import { jsonAnswer, SandboxRefusal } from './refusals.ts'
import { hexSignature } from './signatures.ts'

type CheckoutParts = { bank: Bank; keyId: string; keySecret: string }

/** What the buttons of the checkout window post. */
const press = z.object({
  key: z.string(),
  order_id: z.string().check(z.regex(/^order_\w{1,40}$/)),
  method: z.enum(['upi', 'card']),
  outcome: z.enum(['pay', 'decline', 'silent']),
  email: z.optional(z.string().check(z.maxLength(320))),
})

const files: Record<string, { type: string; read(): string }> = {
  '/sandbox/checkout.js': {
    type: 'text/javascript; charset=utf-8',
    read: () => fileText('./window/checkout.js'),
  },
  '/sandbox/checkout.css': { type: 'text/css; charset=utf-8', read: () => fileText('./window/checkout.css') },
}

/** The checkout script and its style; null when the path is neither. */
export function checkoutFile(path: string): Response | null {
  const file = files[path]
  return file
    ? new Response(file.read(), { headers: { 'content-type': file.type, 'cache-control': 'no-cache' } })
    : null
}

/** Carries out a button: pays, declines, or pays without a webhook. */
export async function answerCheckout(
  { bank, keyId, keySecret }: CheckoutParts,
  request: Request,
): Promise<Response> {
  // Another site's form cannot send JSON, so it cannot press a button here.
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    throw new SandboxRefusal('The body is not JSON.')
  const parsed = press.safeParse(await request.json().catch(() => null))
  if (!parsed.success || parsed.data.key !== keyId)
    throw new SandboxRefusal('The checkout was opened with options that are not right.')
  const { order_id, method, outcome, email } = parsed.data
  const about = { method, email: email ?? null }
  if (outcome === 'decline') {
    const failed = await bank.attemptPayment(order_id, { ...about, outcome: 'failed' })
    const error = {
      code: failed.error_code,
      description: failed.error_description,
      source: failed.error_source,
      step: failed.error_step,
      reason: failed.error_reason,
      metadata: { order_id, payment_id: failed.id },
    }
    return jsonAnswer({ error }, 400)
  }
  const payment = await bank.attemptPayment(order_id, {
    ...about,
    outcome: 'captured',
    isTold: outcome === 'pay',
  })
  if (outcome === 'silent') return jsonAnswer(null)
  return jsonAnswer({
    razorpay_payment_id: payment.id,
    razorpay_order_id: order_id,
    razorpay_signature: await hexSignature(`${order_id}|${payment.id}`, keySecret),
  })
}

function fileText(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

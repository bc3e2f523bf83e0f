type Detail = { status?: number; step?: string; reason?: string }

/** The gateway's error for a request that it rejects, in Razorpay's error format. */
export class SandboxRefusal extends Error {
  readonly status: number
  readonly step: string
  readonly reason: string

  constructor(
    description: string,
    { status = 400, step = 'payment_initiation', reason = 'input_validation_failed' }: Detail = {},
  ) {
    super(description)
    this.name = 'SandboxRefusal'
    this.status = status
    this.step = step
    this.reason = reason
  }
}

export function jsonAnswer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export function refusalAnswer({ message, status, step, reason }: SandboxRefusal): Response {
  const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR'
  const error = { code, description: message, source: 'business', step, reason, metadata: {} }
  return jsonAnswer({ error }, status)
}

/** What the gateway says to a request that it does not carry out; answered in Razorpay's error body. */
export class SandboxRefusal extends Error {
  readonly status: number

  constructor(description: string, status = 400) {
    super(description)
    this.name = 'SandboxRefusal'
    this.status = status
  }
}

export function jsonAnswer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export function refusalAnswer({ message, status }: SandboxRefusal): Response {
  const error = {
    code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
    description: message,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
  }
  return jsonAnswer({ error }, status)
}

import { Failure } from '../../domain/failure.ts'
import type { GatewayTrouble } from '../adapters/gateway/gateway.ts'

const sentences = {
  order: { timeout: 'gateway_timeout', trouble: 'gateway_trouble' },
  verify: { timeout: 'verify_timeout', trouble: 'verify_trouble' },
} as const

/** What the student is told of the gateway's trouble, when ordering or when a payment is looked up. */
export function gatewayFailure({ kind }: GatewayTrouble, when: keyof typeof sentences): Failure {
  if (kind === 'timeout') return new Failure('gatewayTimeout', sentences[when].timeout)
  return new Failure('gatewayTrouble', sentences[when].trouble)
}

import { Failure } from '../../domain/failure.ts'
import { type GatewayTrouble, RequestRefused } from '../adapters/gateway/gateway.ts'

const sentences = {
  order: { timeout: 'gateway_timeout', trouble: 'gateway_trouble', refused: 'gateway_refused' },
  verify: { timeout: 'verify_timeout', trouble: 'verify_trouble', refused: 'verify_trouble' },
} as const

/** What the student is told of the gateway's trouble, when ordering or when a payment is looked up. */
export function gatewayFailure(trouble: GatewayTrouble, when: keyof typeof sentences): Failure {
  if (trouble.kind === 'timeout') return new Failure('gatewayTimeout', sentences[when].timeout)
  const isRefused = trouble instanceof RequestRefused
  return new Failure('gatewayTrouble', sentences[when][isRefused ? 'refused' : 'trouble'])
}

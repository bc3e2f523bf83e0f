import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * True when `signature` is the HMAC-SHA256 of the message in lower-case hexadecimal, as Razorpay
 * signs. The bytes are compared in constant time; Razorpay's own SDK compares with `===`.
 */
export function isSignature(message: string | Uint8Array, signature: string, secret: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHmac('sha256', secret).update(message).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

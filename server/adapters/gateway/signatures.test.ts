import { describe, expect, test } from 'vitest'
import { isSignature } from './razorpay.ts'
import { hexSignature } from './sandbox/signatures.ts'

// printf '%s' "$MESSAGE" | openssl dgst -sha256 -hmac "$SECRET"
const vectors = [
  {
    message: '{"event":"payment.captured","note":"₹399 – “fünf”"}',
    secret: 'whsec_4f1d',
    signature: '02e3ab75b837f34a781a2c235f0a55a86d7672752cbc9429e0d9006b5123ea96',
  },
  {
    message: 'order_Nq3vXkPz81abCd|pay_Nq3xTt5w9QeRuv',
    secret: 'key_secret_7b2',
    signature: 'dc66f2d4f93d16020ae6546e5c7daf9887e52f53fc714f593c7e5ea52f6cdb8f',
  },
]

describe.each(vectors)('the signature that openssl makes', ({ message, secret, signature }) => {
  test('is the one that the product accepts', () => {
    expect(isSignature(message, signature, secret)).toBe(true)
    expect(isSignature(new TextEncoder().encode(message), signature, secret)).toBe(true)
  })

  test('is the one that the sandbox makes, with code of its own', async () => {
    expect(await hexSignature(message, secret)).toBe(signature)
  })

  test('is refused for any other message, secret or form', () => {
    expect(isSignature(`${message} `, signature, secret)).toBe(false)
    expect(isSignature(message, signature, `${secret}x`)).toBe(false)
    expect(isSignature(message, signature.toUpperCase(), secret)).toBe(false)
    expect(isSignature(message, `${signature}00`, secret)).toBe(false)
    expect(isSignature(message, '', secret)).toBe(false)
    for (let at = 0; at < signature.length; at += 1) {
      const other = signature[at] === '0' ? '1' : '0'
      expect(isSignature(message, signature.slice(0, at) + other + signature.slice(at + 1), secret)).toBe(
        false,
      )
    }
  })
})

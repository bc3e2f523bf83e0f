/** The gateway's side of signing, with the runtime's Web Crypto: independent of the product's verification. */
export async function hexSignature(message: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(message)))
  return [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

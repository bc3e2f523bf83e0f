import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

type Keys = { privateKey: string; auth: string }

/** What a browser makes of itself when it subscribes. */
export type PushBrowser = ReturnType<typeof pushBrowser>

/** A browser as a push service and its sender know it; opens what was encrypted for it, by the words of RFC 8291. */
export function pushBrowser(name = randomBytes(8).toString('hex')) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const keys = { privateKey: pair.getPrivateKey('base64url'), auth }
  return {
    address: { endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, p256dh, auth },
    keys,
    open: (body: Buffer) => opened(body, keys),
  }
}

/** One record of aes128gcm (RFC 8188) under the keys of RFC 8291, section 3.4. */
export function opened(body: Buffer, { privateKey, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  const shared = pair.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32))
  const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce), {
    authTagLength: 16,
  })
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Asked = { challenge: string }
type Changes = {
  origin: string
  /** Whether a finger, face or PIN has opened the key; true unless said. */
  isOpened?: boolean
  /** How often it was used, as it says. */
  counter?: number
}

/** A device that makes a passkey and answers with it, as Web Authentication says; it asks nobody. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), clientExtensionResults: {} }
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), with its two coordinates.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  function authenticatorData({ origin, isOpened = true, counter = 0 }: Changes, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const present = 0x01
    const opened = isOpened ? 0x04 : 0
    const site = createHash('sha256').update(new URL(origin).hostname).digest()
    return Buffer.concat([site, Buffer.of(present | opened | flags), count])
  }

  function clientData(
    type: 'webauthn.create' | 'webauthn.get',
    { challenge }: Asked,
    origin: string,
  ): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  return {
    id: named.id,
    /** Its response to the creation of a key. */
    make(asked: Asked, changes: Changes) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const hasKey = 0x40
      const data = Buffer.concat([authenticatorData(changes, hasKey), Buffer.alloc(16), length, id, coseKey])
      // CBOR: { fmt: 'none', attStmt: {}, authData: bytes }.
      const size = Buffer.of(0x58, data.length)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        size,
        data,
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', asked, changes.origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    /** Its answer where the key is asked for. */
    use(asked: Asked, changes: Changes) {
      const data = authenticatorData(changes, 0)
      const client = clientData('webauthn.get', asked, changes.origin)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

import { execFileSync, spawnSync } from 'node:child_process'
import { createECDH, createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLeftOut } from '../../../tests/support/left-out.ts'
import { opened, pushBrowser } from '../../../tests/support/push-browser.ts'
import { publicLookup } from './public-lookup.ts'
import { overHttps, type Post, webPushSender } from './web-push.ts'

/** The encryption that the library uses. */
const { encrypt, decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece')

const bytes = (text: string) => Buffer.from(text, 'base64url')
const base64 = (buffer: Buffer) => buffer.toString('base64url')

describe('the library encrypts', () => {
  // RFC 8291, section 5 and appendix A.
  const push = {
    plain: 'When I grow up, I want to be a watermelon',
    senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    salt: 'DGv6ra1nlYgDCS1FRnbzlw',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    encrypted:
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  }

  it('the message of RFC 8291 to its very bytes, which its browser opens', () => {
    const sender = createECDH('prime256v1')
    sender.setPrivateKey(push.senderPrivate, 'base64url')
    const { browserPublic: dh, auth: authSecret, salt } = push
    const body = encrypt(Buffer.from(push.plain), {
      version: 'aes128gcm',
      ...{ privateKey: sender, dh, authSecret, salt },
    })
    expect(base64(body)).toBe(push.encrypted)
    const keys = { privateKey: push.browserPrivate, auth: push.auth }
    expect(opened(bytes(push.encrypted), keys)).toBe(push.plain)
    const changed = bytes(push.encrypted)
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
    expect(() => opened(changed, keys)).toThrow()
  })

  // RFC 8188, sections 3.1 and 3.2.
  it('the records of RFC 8188', () => {
    const one = { version: 'aes128gcm', key: 'yqdlZ-tYemfogSmv7Ws5PQ', salt: 'I1BsxtFttlv3u_Oo94xnmw' }
    const oneRecord = 'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg'
    expect(base64(encrypt(Buffer.from('I am the walrus'), one))).toBe(oneRecord)
    const two = { version: 'aes128gcm', key: 'BO3ZVPxUlnLORbVGMpbT1Q' }
    const twoRecords =
      'uNCkWiNYzKTnBN9ji3-qWAAAABkCYTHOG8chz_gnvgOqdGYovxyjuqRyJFjEDyoF1Fvkj6hQPdPHI51OEUKEpgz3SsLWIqS_uA'
    expect(decrypt(bytes(twoRecords), two).toString()).toBe('I am the walrus')
  })
})

const pair = createECDH('prime256v1')
const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') }
const message = { payload: '{"title":"Stepmark"}', topic: 'abc-DEF_1', secondsToLive: 3600 }
type SentPush = { address: string; outgoing: Parameters<Post>[1] }

function senderTo(status: number | Error, sent: SentPush[] = []) {
  return webPushSender({
    contact: 'mailto:support@example.com',
    post: async (address, outgoing) => {
      sent.push({ address, outgoing })
      if (status instanceof Error) throw status
      return status
    },
  })
}

describe('a message', () => {
  it('is encrypted for its browser and signed for its service, with its topic and time to live', async () => {
    const browser = pushBrowser()
    const sent: SentPush[] = []
    expect(await senderTo(201, sent)(browser.address, message, keys)).toBe('taken')
    const [{ address, outgoing } = { address: '', outgoing: null }] = sent
    expect(address).toBe(browser.address.endpoint)
    expect(browser.open(outgoing?.body ?? Buffer.alloc(0))).toBe(message.payload)
    expect(outgoing?.headers).toMatchObject({
      'Content-Encoding': 'aes128gcm',
      ...{ Topic: message.topic, TTL: 3600, Urgency: 'normal' },
    })
    const [, token = '', key] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(outgoing?.headers['Authorization'] ?? '') ?? []
    expect(key).toBe(keys.publicKey)
    const [head, claims = '', signature = ''] = token.split('.')
    const { aud, sub, exp } = JSON.parse(bytes(claims).toString())
    expect({ aud, sub }).toEqual({ aud: 'https://fcm.googleapis.com', sub: 'mailto:support@example.com' })
    expect(exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600)
    const point = bytes(keys.publicKey)
    const jwk = { kty: 'EC', crv: 'P-256', x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    )
    expect(isSigned).toBe(true)
  })

  it.each([
    [201, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [302, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('that gets status %i is %s', async (status, outcome) => {
    expect(await senderTo(status)(pushBrowser().address, message, keys)).toBe(outcome)
  })

  it.each([429, 500, 503])(
    'that gets status %i is sent again, and its address is not logged',
    async (status) => {
      const browser = pushBrowser()
      const failure = senderTo(status)(browser.address, message, keys)
      await expect(failure).rejects.toThrow(`a push service did not take a message: ${status}`)
      await expect(failure).rejects.not.toThrow(browser.address.endpoint)
    },
  )

  it('is sent to no other host, and to no browser with an invalid key', async () => {
    const sent: SentPush[] = []
    const { address } = pushBrowser()
    const send = senderTo(201, sent)
    expect(await send({ ...address, endpoint: 'https://127.0.0.1/fcm/send/a' }, message, keys)).toBe('gone')
    expect(await send({ ...address, p256dh: `B${'A'.repeat(86)}` }, message, keys)).toBe('gone')
    expect(sent).toEqual([])
  })
})

const isWithoutTool = isLeftOut(
  spawnSync('openssl', ['version']).status !== 0,
  'openssl is not installed, so pushes over https are not tested',
)

describe.skipIf(isWithoutTool)('over https', () => {
  let server: Server
  let port: number
  const before = getCACertificates('default')
  const seen: string[] = []
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'push-'))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
        ...['-subj', '/CN=fcm.googleapis.com', '-addext', 'subjectAltName=DNS:fcm.googleapis.com'],
        ...['-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    )
    setDefaultCACertificates([...before, readFileSync(cert, 'utf8')])
    server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
      seen.push(request.url ?? '')
      if (request.url === '/silent') return
      response.writeHead(request.url === '/moved' ? 307 : 201, { location: '/elsewhere' }).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    setDefaultCACertificates(before)
    server.closeAllConnections()
    server.close()
  })

  /** As if the name resolved to this machine. */
  const here = (deadlineMs?: number) =>
    overHttps((_, options, found) => {
      if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }])
      else found(null, '127.0.0.1', 4)
    }, deadlineMs)
  const outgoing = { method: 'POST' as const, headers: {}, body: Buffer.from('body') }
  const at = (path: string, host = 'fcm.googleapis.com') => `https://${host}:${port}${path}`

  it('returns the status, and follows no redirect', async () => {
    expect(await here()(at('/taken'), outgoing)).toBe(201)
    expect(await here()(at('/moved'), outgoing)).toBe(307)
    expect(seen).not.toContain('/elsewhere')
  })

  it('gives up at the deadline', async () => {
    await expect(here(200)(at('/silent'), outgoing)).rejects.toThrow('a push service was not reached')
  })

  it('trusts no server without a valid certificate for the name', async () => {
    await expect(here()(at('/taken', 'web.push.apple.com'), outgoing)).rejects.toThrow(
      'ERR_TLS_CERT_ALTNAME_INVALID',
    )
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
  ])('connects to no address that is not public: %s', async (address) => {
    const asked = seen.length
    const lookup = publicLookup((_name, _options, found) =>
      found(null, [
        { address: '142.250.77.42', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ]),
    )
    await expect(overHttps(lookup)(at('/taken'), outgoing)).rejects.toThrow('ENOTPUBLIC')
    expect(seen).toHaveLength(asked)
  })

  it('connects to the very addresses that were judged', () => {
    const addresses = [
      { address: '142.250.77.42', family: 4 },
      { address: '2404:6800:4007:80a::200a', family: 6 },
    ]
    let looked = 0
    const lookup = publicLookup((_name, _options, found) => {
      looked += 1
      found(null, addresses)
    })
    lookup('fcm.googleapis.com', { all: true }, (error, found) => {
      expect(error).toBeNull()
      expect(found).toEqual(addresses)
    })
    expect(looked).toBe(1)
  })
})

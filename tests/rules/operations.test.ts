import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileCache, serverEnvironment, serverStep } from '../../launch/server-step.mjs'
import { readSettings } from '../../server/settings.ts'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const settings = new Set(
  [...read('server/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name),
)
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
const manual = read('docs/operating.md')
const example = read('operations/stepmark.env.example')
const compose = read('operations/compose.yml')
const units = readdirSync(join(root, 'operations/systemd')).map((name) => ({
  name,
  text: read(`operations/systemd/${name}`),
}))
const image = read('operations/Containerfile')
/** What a drill may take of the installation: it reaches nothing by these. */
const ofADrill = [
  ...['APP_SECRET', 'APP_SECRET_OTHER', 'LOG_LEVEL', 'NODE_ENV', 'METRICS_HOST', 'S3_REGION'],
  ...['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER_ARG', 'RAZORPAY_CHECKOUT_URL'],
]

/** Names before an equals sign, at the start of a line or after a space. */
const assigned = (text: string) =>
  [...text.matchAll(/(?:^|[ #])([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)

describe('what operators are given', () => {
  test('names settings that the product reads', () => {
    expect(settings.size).toBeGreaterThan(20)
    const ofCompose = ['POSTGRES_PASSWORD', 'REPLICATION_PASSWORD']
    const inExample = assigned(example)
    const inUnits = units.flatMap(({ text }) =>
      [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => assigned(line)),
    )
    const inImage = [...image.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => assigned(line))
    const product = compose.slice(compose.indexOf('x-product'), compose.indexOf('depends_on'))
    const inCompose = [...product.matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
    for (const found of [inExample, inUnits, inImage, inCompose]) expect(found).not.toEqual([])
    const all = [...inExample, ...inUnits, ...inImage, ...inCompose]
    const known = new Set([
      ...settings,
      ...ofCompose,
      ...Object.keys({ ...serverEnvironment, ...compileCache }),
    ])
    expect(all.filter((name = '') => !known.has(name))).toEqual([])
  })

  test('runs the server as the launcher does', () => {
    const unit = units.find(({ name }) => name === 'stepmark@.service')?.text ?? ''
    expect(unit).toContain(`/node ${serverStep.join(' ')}\n`)
    expect(image).toContain(`CMD ${JSON.stringify(['node', ...serverStep]).replaceAll(',', ', ')}\n`)
    for (const assignment of Object.entries(serverEnvironment).map((pair) => pair.join('=')))
      for (const text of [unit, image]) expect(text).toMatch(new RegExp(`[ =]${assignment}(?= |$)`, 'm'))
    for (const name of Object.keys(compileCache)) expect(unit).toContain(`Environment=${name}=/var/cache/`)
  })

  test('requires whatever a public installation needs', () => {
    const needed = ['PUBLIC_URL', 'APP_SECRET', 'SUPPORT_EMAIL', 'SMTP_URL', 'MAIL_FROM', 'RAZORPAY_KEY_ID']
    expect(assigned(example)).toEqual(
      expect.arrayContaining([...needed, 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']),
    )
  })

  test('names commands, programs and files that are there', () => {
    const texts = [
      manual,
      compose,
      image,
      read('operations/restart-in-turn.sh'),
      ...units.map(({ text }) => text),
    ]
    const commands = texts.flatMap((text) => [
      ...[...text.matchAll(/npm run (?:--\S+ )*([\w:][\w:-]*)/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/start\.mjs ([\w:-]+)/g)].map(([, name = '']) => name),
    ])
    expect(commands).toContain('worker')
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([])
    const programs = texts.flatMap((text) =>
      [...text.matchAll(/\bserver\/[\w-]+\.ts/g)].map(([path]) => path),
    )
    expect(programs).toContain('server/main.ts')
    expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const mounted = [...compose.matchAll(/- \.\/([\w./-]+):/g)].map(([, path = '']) => `operations/${path}`)
    expect(mounted.length).toBeGreaterThan(3)
    expect(mounted.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const linked = [...manual.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path = '']) => join('docs', path))
    expect(linked.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(dirname(linked.find((path) => path.endsWith('nginx.conf')) ?? '')).toBe('operations')
  })

  test('runs as an unprivileged user, and writes to its own folders only', () => {
    for (const { name, text } of units.filter((unit) => unit.name.endsWith('.service')))
      for (const line of [
        'User=stepmark',
        'NoNewPrivileges=yes',
        'ProtectSystem=strict',
        'CapabilityBoundingSet=',
      ])
        expect(text.split('\n'), name).toContain(line)
    expect(image).toMatch(/^USER node$/m)
    expect(compose).toContain('read_only: true')
    expect(compose).not.toContain('privileged')
  })

  test('nginx passes on nothing by which a visitor names or follows a request, and logs no signed link', () => {
    const nginx = read('operations/nginx.conf')
    const count = (text: string) => nginx.split(text).length - 1
    const places = count('proxy_set_header Host ')
    expect(places).toBe(2)
    expect(count('proxy_set_header X-Request-Id $request_id;')).toBe(places)
    expect(count('proxy_set_header Traceparent "";')).toBe(places)
    const masked = read('server/adapters/log-masks.ts')
      .match(/\((stream\|[\w|]+)\)/)?.[1]
      ?.split('|')
    // An upload opens to nobody by its address alone.
    const rooms = masked?.filter((room) => room !== 'uploads')
    expect(nginx.match(/\(\?<room>([\w|]+)\)/)?.[1]?.split('|')).toEqual(rooms)
  })

  test('says how many proxies to trust where another one is in front of nginx', () => {
    for (const text of [read('operations/stepmark-listen.conf'), example, manual])
      expect(text).toContain('TRUSTED_PROXIES=2')
    expect(compose).toMatch(/TRUSTED_PROXIES: \$\{TRUSTED_PROXIES:-2\}$/m)
  })

  test('nginx listens publicly with TLS only, except for the redirect to it', () => {
    const plain = read('operations/stepmark-listen.conf').match(/^listen .*$/gm)
    expect(plain).toEqual(['listen 127.0.0.1:8080;'])
    const alone = read('operations/single-machine/stepmark-listen.conf').match(/^listen .*$/gm) ?? []
    expect(alone.length).toBeGreaterThan(0)
    for (const line of alone) expect(line).toMatch(/ ssl\b/)
    // Every file that nginx.conf includes is there in the container, or replaced.
    const included = read('operations/nginx.conf').match(/\/etc\/nginx\/[\w-]+\.conf(?=;)/g) ?? []
    expect(included).toHaveLength(2)
    for (const file of included) expect(compose).toMatch(new RegExp(`:${file}:ro|s#include ${file};#`))
  })

  test('compose.yml publishes no port beyond the machine, because its forwarding headers are trusted', () => {
    const published = [...compose.matchAll(/^ +ports: \[(.*)\]$/gm)].map(([, port = '']) => port)
    expect(published).toHaveLength(compose.match(/\bports:/g)?.length ?? 0)
    expect(published.length).toBeGreaterThan(1)
    for (const port of published) expect(port).toMatch(/^"127\.0\.0\.1:[^",]+"$/)
  })

  test('no settings of an installation get into the image, nor into the history of the tree', () => {
    expect(image).toContain('COPY . .')
    const named = [...compose.matchAll(/env_file: ([\w.]+)/g)].map(([, name = '']) => `operations/${name}`)
    expect(named).toEqual(['operations/stepmark.env'])
    const settings = [...named, '.env', '.env.local', 'operations/.env', 'stepmark.env', 'single/school.env']
    const patterns = (path: string) => read(path).split('\n')
    const isLeftOut = (path: string, by: readonly string[]) =>
      by.some((pattern) => matchesGlob(path, pattern))
    const ofHistory = patterns('.gitignore').map((pattern) =>
      pattern.startsWith('/') ? pattern.slice(1) : `**/${pattern}`,
    )
    for (const path of settings) {
      expect(isLeftOut(path, patterns('.dockerignore')), path).toBe(true)
      expect(isLeftOut(path, ofHistory), path).toBe(true)
    }
    for (const path of ['operations/stepmark.env.example', 'server/main.ts'])
      expect(isLeftOut(path, patterns('.dockerignore')), path).toBe(false)
  })

  test('commands by hand work on the data of the units', () => {
    const folders = units.flatMap(({ text }) => text.match(/^Environment=.*\bDATA_DIR=(\S+)$/m)?.[1] ?? [])
    expect(new Set(folders)).toEqual(new Set(['/var/lib/stepmark']))
    const alone = read('operations/single-machine/stepmark.env.example')
    expect(alone).toMatch(/^DATA_DIR=\/var\/lib\/stepmark$/m)
    // The image has a folder of its own.
    expect(example).toMatch(/^#DATA_DIR=\/var\/lib\/stepmark$/m)
  })

  test('a drill has nothing of the installation but its secret, also where its settings were loaded before', () => {
    const lines = [...read('operations/drill.env').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)]
    const drill = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
    const others = [...settings].filter((name) => !ofADrill.includes(name))
    expect(others.filter((name) => !(name in drill))).toEqual([])
    const loaded = Object.fromEntries(others.map((name) => [name, 'of the installation']))
    const nothing = { databaseUrl: null, databaseDirectUrl: null, s3: null, webPush: null, traces: null }
    expect(readSettings({ ...loaded, APP_SECRET: 'x'.repeat(40), ...drill })).toMatchObject({
      isDemo: false,
      trustedProxies: 0,
      metrics: null,
      ...nothing,
    })
  })

  test('nginx closes an idle connection before the product does', () => {
    const seconds = Number(read('operations/nginx.conf').match(/^ {4}keepalive_timeout (\d+)s;/m)?.[1])
    const deadlineMs = Number(read('server/main.ts').match(/drainDeadlineMs = (\d+)/)?.[1])
    const keptMs = Number(
      read('server/main.ts')
        .match(/keepAliveTimeout = ([\d_]+)/)?.[1]
        ?.replace('_', ''),
    )
    expect(seconds).toBeGreaterThan(0)
    expect(seconds * 1000).toBeLessThan(deadlineMs)
    expect(seconds * 1000).toBeLessThan(keptMs)
  })
})

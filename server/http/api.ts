import { Hono, type Context as HonoContext } from 'hono'
import { adminCalls } from '../../domain/admin/calls.ts'
import { type CallName, calls } from '../../domain/calls.ts'
import type { Call } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import { type Limit, limits } from '../../domain/limits.ts'
import type { Locale } from '../../domain/locales.ts'
import { webhook } from '../../domain/payments/webhook.ts'
import { deviceFor } from '../accounts/devices.ts'
import { brokenRule } from '../adapters/database/database.ts'
import { isUnwritable } from '../adapters/database/full.ts'
import { deviceForStaff } from '../admin/staff/devices.ts'
import { createFairQueue, type FairQueue } from '../fair-queue.ts'
import { countAgainstLimits } from '../limits/operations.ts'
import { addDeadline, currentNetwork, currentScope, withOneDeadline } from '../scope.ts'
import type { Context, Services } from '../services.ts'
import { traced } from '../telemetry/traced.ts'
import { type Body, bodyAnswer, failureAnswer, readShared, successBody, wholeBody } from './answers.ts'
import { accountOf, callerOf, deviceOf, isAdminPath, isFromOtherSite, sessionOf } from './callers.ts'
import { compressedFor } from './compressed.ts'
import { givePathCookie, isSentByNode, sessionCookie, withCookies } from './cookies.ts'
import { readLargeBody } from './large-bodies.ts'
import { inProcess, networksOf } from './network.ts'
import { concurrentDeletionFailure, type RefusedCall, refusalOf } from './not-stored.ts'
import { nameRoute } from './observe.ts'
import { adminOperations, type Operation, operations } from './operations.ts'
import { adminBodyLimitInBytes, bodyLimitInBytes, readInput } from './read-input.ts'
import { localeOfRequest } from './request-language.ts'
import type { ResponseCache, RunLimited } from './response-cache.ts'
import { routeOf } from './route-names.ts'
import { isAtPublicAddress, isAtThisMachine } from './this-machine.ts'

type ApiOptions = {
  /** Caches public responses; null where each is computed again. */
  answers?: ResponseCache | null
  /** Validates every response against the contract's output schema and throws where it differs: for tests. */
  checkAnswers?: boolean
  /** The queue for visitors' reads, which have no rate limit; cached responses bypass it. */
  visitorReads?: FairQueue
}

/** Routes of every call of the contract, below `/api/v1`. */
export function createApi(
  services: Services,
  { visitorReads = createVisitorReads(), ...given }: ApiOptions = {},
): Hono {
  const options = { visitorReads, ...given }
  const api = new Hono()
  for (const { name, call, operation } of [
    ...routed(calls, operations),
    ...routed(adminCalls, adminOperations),
  ]) {
    const route = basePath + call.path
    api.on(call.method, call.path, async (c) => {
      nameRoute(route)
      try {
        return await withOneDeadline(() => answerCall(services, { name, call, operation }, c, options))
      } catch (error) {
        if (call.endsSession && isUnwritable(error)) sessionOf(services, call, c).forget()
        return withCookies(refuse(services, error, c.req.raw, call), c)
      }
    })
  }
  api.all('*', (c) => {
    const locale = localeOfRequest(c.req.raw)
    const allowed = allowedMethods(c.req.path.slice(basePath.length))
    if (allowed === null) return failureAnswer({ kind: 'notFound', key: 'call_not_found', locale })
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: allowed } })
    return failureAnswer({ kind: 'wrongMethod', key: 'call_wrong_method', locale, allowed })
  })
  return api
}

/** A low concurrency leaves CPU for cached responses, and database connections for students. */
function createVisitorReads(): FairQueue {
  return createFairQueue({ mostAtOnce: 2, mostUnderway: 128, mostPerNetwork: 32 })
}

const basePath = '/api/v1'

/** The time in which nearly every body arrives. */
const promptMs = 100

/** Every address of the API as a pattern, with its method; a part with a colon matches any segment. */
const patterns = [...Object.values<Call>(calls), ...Object.values<Call>(adminCalls), webhook].map(
  ({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }),
)

/** The methods of an address as the `Allow` header lists them; null when no call has it. */
function allowedMethods(path: string): string | null {
  const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0) return null
  return [
    ...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
    'OPTIONS',
  ].join(', ')
}

/**
 * Turns an operation's error into a response: a refusal keeps its message, and so does a read-only
 * database, in the call's own words if it has some; anything else is a bug. A violated database
 * constraint is logged even so: a concurrent deletion causes it, but so may a bug.
 */
export function refuse(services: Services, error: unknown, request: Request, call?: RefusedCall): Response {
  const locale = localeOfRequest(request)
  // A caller who has disconnected reads no response, and it is not worth a log line.
  if (!(error instanceof Failure) && !request.signal.aborted) {
    const route = currentScope()?.route ?? routeOf(new URL(request.url, 'http://host').pathname)
    const asked = { method: request.method, route }
    if (concurrentDeletionFailure(error) === null)
      services.log.error({ err: error, ...asked }, 'a request failed')
    else services.log.warn({ rule: brokenRule(error), ...asked }, 'a request names what is gone')
  }
  const { kind, key, options } = refusalOf(error, call) ?? new Failure('bug', 'something_went_wrong')
  return failureAnswer({ kind, key, locale, ...options })
}

type RoutedCall = { name: string; call: Call; operation: Operation }

function routed<Name extends string>(
  described: Record<Name, Call>,
  answering: Record<Name, Operation>,
): RoutedCall[] {
  // Object.keys loses the literal names.
  const names = Object.keys(described) as Name[]
  return names.map((name) => ({ name, call: described[name], operation: answering[name] }))
}

async function answerCall(
  services: Services,
  { name, call, operation }: RoutedCall,
  c: HonoContext,
  { answers = null, checkAnswers = false, visitorReads }: ApiOptions & { visitorReads: FairQueue },
): Promise<Response> {
  const isAtAdmin = isAdminPath(call.path)
  // In the admin, reads from other sites are refused too: a view is audited in someone's name.
  if ((call.method === 'POST' || isAtAdmin) && isFromOtherSite(services, c.req.raw))
    throw new Failure('otherSite', 'sent_by_other_site')
  const session = sessionOf(services, call, c)
  let { student, staff } = await callerOf(services, call, c.req.raw, session)
  const readsSince = performance.now()
  const readGiven = () =>
    readInput(call, {
      request: c.req.raw,
      pathParameters: c.req.param(),
      bodyLimit: call.mostBytes ?? (isAtAdmin ? adminBodyLimitInBytes : bodyLimitInBytes),
    })
  const sender = staff?.id ?? student?.id
  const hasLimitedBody = sender !== undefined && call.method !== 'GET'
  const input = await (hasLimitedBody ? readLargeBody(sender, c.req.raw, readGiven) : readGiven())
  const readsFor = performance.now() - readsSince
  addDeadline(readsFor)
  // Checked again after a slow body: the person may have been blocked meanwhile, and the sender
  // controls how long it takes.
  if (readsFor > promptMs) ({ student, staff } = await callerOf(services, call, c.req.raw, session))
  const networks = networksOf(c, services.settings)
  const scope = currentScope()
  // Signed-in students queue apart from visitors of the same network, and from callers whose cookie
  // is not checked yet.
  const turns = student !== null ? ' student' : session.read() !== null ? ' session' : ''
  if (scope !== undefined) scope.network = `${networks.at(-1) ?? networks[0]}${turns}`
  const knownDevice = sessionCookie(services, c, 'knownDevice')
  if (call.limits) {
    const account = staff?.id ?? accountOf(student, input)
    const browser = { ...services, knownDevice }
    const device = await (isAtAdmin ? deviceForStaff(browser, account) : deviceFor(browser, account))
    await countAgainstLimits(services, call.limits, {
      account,
      networks,
      device,
      characters: () => charactersOf(input),
    })
  }
  const locale = localeOfRequest(c.req.raw)
  const context: Context = {
    ...services,
    // Shared responses must not depend on a caller.
    student: call.isSharedByAll ? null : student,
    staff,
    device: deviceOf(c.req.raw),
    networks,
    isAtThisMachine: isAtThisMachine(c),
    isAtPublicAddress: isAtPublicAddress(c, services.settings),
    session,
    attempt: sessionCookie(services, c, 'attempt'),
    knownDevice,
    keepCookie: (cookie) => givePathCookie(services, c, cookie),
    ...(answers !== null && { sharedOutput: sharedOutputs(answers, locale) }),
    locale,
  }
  const { status } = call
  async function draw(): Promise<unknown> {
    const output = await traced(services.tracer, { name }, () => operation(context, input))
    if (checkAnswers) checkAnswer(name, call, output)
    return output
  }
  // In-process calls of a page have already waited with the page.
  const isVisitorRead = student === null && networks[0] !== inProcess && !isAtAdmin && isUncountedRead(call)
  const limited = <Done>(work: () => Promise<Done>) =>
    isVisitorRead ? visitorReads.run(currentNetwork(), work) : work()
  const packed = async (body: Body) =>
    call.isCompressed ? compressedFor(c.req.raw, wholeBody(body)) : { bytes: body, headers: {} }
  const { bytes, headers } =
    answers !== null && call.isSharedByAll
      ? await packed(
          await sharedBody(answers, { name, call, locale, input, draw, ...(isVisitorRead && { limited }) }),
        )
      : await limited(async () => packed(bodyOf(call, locale, await draw())))
  return withCookies(bodyAnswer(bytes, { status, headers, isSentByNode: isSentByNode(c) }), c)
}

/**
 * Whether a call reads without a visitor limit. Opening a lesson is a POST, because its response
 * may set a cookie; only signed-in callers have a limit there.
 */
function isUncountedRead({ method, access, limits: counted = [] }: Call): boolean {
  const perAccount = counted.map((name): Limit => limits[name]).every(({ per }) => per === 'account')
  return method === 'GET' || (access === 'optional' && perAccount)
}

function bodyOf({ isPaged, done, status }: Call, locale: Locale, output: unknown) {
  // The contract test ensures that the output of every paged call has this shape.
  const paged = isPaged ? (output as { data: unknown; totalPages: number }) : { data: output }
  return successBody({ ...paged, done, locale, status })
}

type SharedCall = {
  name: string
  call: Call
  locale: Locale
  input: unknown
  draw(): Promise<unknown>
  limited?: RunLimited
}

/** The body of a public call, shared by all callers with the same input and language. */
function sharedBody(answers: ResponseCache, { name, call, locale, input, draw, limited }: SharedCall) {
  const asked = `${name} ${locale} ${JSON.stringify(input)}`
  return answers.get(asked, async () => Buffer.from(wholeBody(bodyOf(call, locale, await draw()))), limited)
}

function sharedOutputs(answers: ResponseCache, locale: Locale): NonNullable<Context['sharedOutput']> {
  return async <Output>(name: CallName, input: object, draw: () => Promise<Output>) => {
    const call: Call = calls[name]
    const read = readShared(await sharedBody(answers, { name, call, locale, input, draw }))
    // What `draw` returns is what was written.
    return (call.isPaged ? read : read.data) as Output
  }
}

/** The size of the text that a call stores; pictures are counted elsewhere. */
function charactersOf(input: unknown): number {
  return JSON.stringify(input, (name, value) => (name === 'picture' ? undefined : value)).length
}

function checkAnswer(name: string, call: Call, output: unknown): void {
  const checked = call.output.safeParse(output)
  if (!checked.success)
    throw new Error(`the answer of ${name} breaks its contract: ${JSON.stringify(checked.error.issues)}`)
}

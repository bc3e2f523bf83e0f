import { Hono, type Context as HonoContext } from 'hono'
import { type CallName, calls } from '../../domain/calls.ts'
import { failureKinds } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import { localeOfPath, withLocale, withoutLocale } from '../../domain/locales.ts'
import { postedParameter } from '../../domain/pages.ts'
import { countAgainstLimits } from '../limits/operations.ts'
import { currentScope, inScope } from '../scope.ts'
import type { Context, Services } from '../services.ts'
import { sentence } from './answers.ts'
import { refuse } from './api.ts'
import { accountOf, deviceOf, isFromOtherSite } from './callers.ts'
import { networksOf, widestNetworkOf } from './network.ts'
import { refusalOf } from './not-stored.ts'
import { operations } from './operations.ts'
import { bodyLimitInBytes, judgeInput, readBytes } from './read-input.ts'
import { isAtThisMachine } from './this-machine.ts'

type PostedForm = {
  call: CallName
  fields: readonly string[]
  /** The success state that its page shows. */
  result: 'sent' | 'done'
  /** The page is returned with the input; other pages say that their link has expired. */
  keepsTyped: boolean
  /** Mail programs and providers post it too, from any origin (RFC 8058). */
  isOpenToOtherSites?: boolean
}

/** Forms that work without JavaScript, by the path of their page. */
const forms: Readonly<Record<string, PostedForm>> = {
  '/contact-us': {
    call: 'contactSupport',
    fields: ['name', 'email', 'phone', 'message', 'website'],
    result: 'sent',
    keepsTyped: true,
  },
  '/subscribe': {
    call: 'createSubscribe',
    fields: ['email', 'website'],
    result: 'sent',
    keepsTyped: true,
  },
  '/subscription/confirm': {
    call: 'confirmSubscription',
    fields: ['token'],
    result: 'done',
    keepsTyped: false,
  },
  '/subscription/unsubscribe': {
    call: 'unsubscribe',
    fields: ['token'],
    result: 'done',
    keepsTyped: false,
    isOpenToOtherSites: true,
  },
}

type FormsOptions = {
  services: Services
  /** Renders a page once, without its scripts and uncached. */
  renderOnce(path: string, status: number, network: string): Promise<Response>
}

/** The same operations as the calls, for posted forms; a success redirects to its page. */
export function createForms({ services, renderOnce }: FormsOptions): Hono {
  const routes = new Hono()
  routes.post('*', async (c, next) => {
    const { pathname } = new URL(c.req.url)
    const page = withoutLocale(pathname)
    const form = Object.hasOwn(forms, page) ? forms[page] : undefined
    if (form === undefined) return next()
    const back = withLocale(page, localeOfPath(pathname))
    const body = await readForm(c.req.raw)
    if (body === null) return c.redirect(back, 303)
    const typed = typedInto(form, body, new URL(c.req.url).searchParams)
    const failure = await send(services, form, typed, c)
    // Mail providers follow no redirects (RFC 8058, section 3.1). They retry after a temporary failure.
    if (body.has('List-Unsubscribe'))
      return new Response(failure === null ? 'done' : sentence('en', failure.key, failure.options.values), {
        status: failure === null ? 200 : failureKinds[failure.kind],
      })
    if (failure === null) return c.redirect(`${back}?result=${form.result}`, 303)
    if (!form.keepsTyped) return c.redirect(`${back}?${linkSearch(failure, typed)}`, 303)
    const key = failure.kind === 'invalid' ? 'form_check_fields' : failure.key
    const problem = sentence(localeOfPath(pathname), key, failure.options.values)
    const { website: _, ...shown } = typed
    const posted = new URLSearchParams({ [postedParameter]: JSON.stringify({ ...shown, problem }) })
    return renderOnce(`${back}?${posted}`, failureKinds[failure.kind], widestNetworkOf(c, services.settings))
  })
  return routes
}

/** A valid link stays valid after a temporary failure. */
function linkSearch({ kind }: Failure, { token = '' }: Record<string, string>): URLSearchParams {
  if (kind === 'badCode' || kind === 'invalid') return new URLSearchParams({ result: 'ended' })
  return new URLSearchParams({ token, result: kind === 'notStored' ? kind : 'later' })
}

async function readForm(request: Request): Promise<URLSearchParams | null> {
  try {
    return new URLSearchParams(new TextDecoder().decode(await readBytes(request, bodyLimitInBytes)))
  } catch {
    return null
  }
}

/** The fields of a form, from its body; a mail provider puts the token in the address. */
function typedInto(
  { fields }: PostedForm,
  body: URLSearchParams,
  address: URLSearchParams,
): Record<string, string> {
  const token = address.get('token') ?? ''
  return Object.fromEntries(
    fields.map((field) => [field, body.get(field) ?? (field === 'token' ? token : '')]),
  )
}

/** Runs the form's operation; null when it succeeded. */
async function send(
  services: Services,
  form: PostedForm,
  typed: Record<string, string>,
  c: HonoContext,
): Promise<Failure | null> {
  try {
    if (!form.isOpenToOtherSites && isFromOtherSite(services, c.req.raw))
      throw new Failure('otherSite', 'sent_by_other_site')
    const call = calls[form.call]
    const input = judgeInput(call, typed)
    const networks = networksOf(c, services.settings)
    const account = accountOf(null, input)
    await countAgainstLimits(services, call.limits ?? [], { account, networks, device: null })
    const context: Context = {
      ...services,
      student: null,
      staff: null,
      device: deviceOf(c.req.raw),
      networks,
      isAtThisMachine: isAtThisMachine(c),
      isAtPublicAddress: false,
      // None of these forms signs anybody in.
      session: { read: () => null, keep() {}, forget() {} },
      attempt: { read: () => null, keep() {}, forget() {} },
      knownDevice: { read: () => null, keep() {}, forget() {} },
      keepCookie() {},
      locale: localeOfPath(new URL(c.req.url).pathname),
    }
    const network = widestNetworkOf(c, services.settings)
    await inScope({ requestId: null, ...currentScope(), network }, async () =>
      operations[form.call](context, input),
    )
    return null
  } catch (error) {
    if (error instanceof Failure) return error
    refuse(services, error, c.req.raw)
    return refusalOf(error) ?? new Failure('bug', 'something_went_wrong')
  }
}

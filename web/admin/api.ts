import type { Address } from '../../domain/addresses.ts'
import {
  type AdminCallName,
  type AdminInputOf,
  type AdminOutputOf,
  adminCalls,
} from '../../domain/admin/calls.ts'
import { staffHeader } from '../../domain/admin/rules.ts'
import type { FailureBody, SuccessBody } from '../../domain/contract.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { fetchWithLimit } from '../ui/fetch-with-limit.ts'

export type Answer<Data> =
  | { success: true; data: Data; message: string }
  | { success: false; code: FailureBody['code'] | 'network'; message: string; fields: Record<string, string> }

/** Runs a mutation and updates the screen with its result, or shows its error. */
export type Change<Data> = (asking: Promise<Answer<Data>>) => Promise<Answer<Data>>

let whenChanged: () => void = () => undefined
let actingAs: string | null = null

/** Called when a response shows that the session ended, or belongs to another user or role. */
export function onSessionChange(heard: () => void): void {
  whenChanged = heard
}

/**
 * The user of this page's calls from now on. If another tab signs in somebody else, actions started here are refused
 * and not done in their name.
 */
export function actAs(staffId: string): void {
  actingAs = staffId
}

/** The current user; calls that outlive their screen keep the user they started with. */
export function actor(): string | null {
  return actingAs
}

let askForCode: () => Promise<boolean> = async () => false
let asked: Promise<boolean> | null = null

/** Prompts for a fresh code when a call needs one; true once the server accepted it. */
export function onCodeNeeded(ask: () => Promise<boolean>): void {
  askForCode = ask
}

/** Calls refused at the same time share one prompt. */
function freshCode(): Promise<boolean> {
  asked ??= askForCode().finally(() => {
    asked = null
  })
  return asked
}

type SendOptions = {
  /** A user other than the current one; null uses the browser's cookie. */
  as?: string | null
}

/**
 * Makes an admin call; the session is the browser's cookie. Never throws: a lost connection is returned as an error. A
 * call that needs a fresh code is retried once the code was entered.
 */
export async function send<Name extends AdminCallName>(
  name: Name,
  input: AdminInputOf<Name>,
  { as: staffId = actingAs }: SendOptions = {},
): Promise<Answer<AdminOutputOf<Name>>> {
  const answer = await sendOnce(name, input, staffId)
  if (answer.success || answer.code !== 'codeNeeded' || staffId !== actingAs) return answer
  return (await freshCode()) && staffId === actingAs ? sendOnce(name, input, staffId) : answer
}

async function sendOnce<Name extends AdminCallName>(
  name: Name,
  input: AdminInputOf<Name>,
  staffId: string | null,
): Promise<Answer<AdminOutputOf<Name>>> {
  const address: Address = adminCalls[name]
  try {
    // Every input of the contract is an object.
    const response = await ask(address, input as Record<string, unknown>, staffId)
    const answer: SuccessBody<unknown> | FailureBody = await response.json()
    if (!answer.success) {
      const isOver = answer.code === 'noSession' || answer.code === 'notYourRole'
      if (isOver && staffId !== null && staffId === actingAs) whenChanged()
      const { requestId: number, error: said } = answer
      const message = number === undefined ? said : m.admin_failed_with_number({ said, number })
      return { success: false, code: answer.code, message, fields: answer.fields ?? {} }
    }
    // The server builds responses from the same contract; its tests validate each one against the schema.
    return { success: true, data: answer.data as AdminOutputOf<Name>, message: answer.message }
  } catch {
    return { success: false, code: 'network', message: m.admin_no_line(), fields: {} }
  }
}

function ask(address: Address, input: Record<string, unknown>, staffId: string | null): Promise<Response> {
  const rest = { ...input }
  const path = address.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const url = new URL(`/api/v1${path}`, window.location.origin)
  const headers = {
    accept: 'application/json',
    'accept-language': 'en',
    ...(staffId !== null && { [staffHeader]: staffId }),
  }
  if (address.method === 'POST') {
    const body = JSON.stringify(rest)
    return fetchWithLimit(
      new Request(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      }),
      body.length,
    )
  }
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return fetchWithLimit(new Request(url, { headers }))
}

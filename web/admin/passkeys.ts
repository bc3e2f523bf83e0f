import type { PasskeyProof } from '../../domain/admin/account/passkeys.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { type Answer, send } from './api.ts'

/** Whether this browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Has a device prove who somebody is, and does something with the proof; the failure is a sentence to show. */
export async function withPasskey<Data>(
  act: (passkey: PasskeyProof) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const asked = await send('askPasskey', {})
  if (!asked.success) return asked
  const { claim, options } = asked.data
  const response = await answerOf(async ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options }),
  )
  return response === null ? stopped() : act({ claim, response: { ...response, clientExtensionResults: {} } })
}

/** Has a device make a passkey for whoever is signed in. */
export async function makePasskey(name: string) {
  const asked = await send('startPasskey', {})
  if (!asked.success) return asked
  const { claim, options } = asked.data
  const response = await answerOf(async ({ startRegistration }) =>
    startRegistration({ optionsJSON: options }),
  )
  if (response === null) return stopped()
  const { id, rawId } = response
  const { clientDataJSON, attestationObject } = response.response
  return send('addPasskey', {
    ...{ claim, name },
    response: { id, rawId, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
  })
}

type Browser = typeof import('@simplewebauthn/browser')

/** Null where the person, or the device, did not want to. */
async function answerOf<Response>(ask: (browser: Browser) => Promise<Response>): Promise<Response | null> {
  const browser = await import('@simplewebauthn/browser')
  try {
    return await ask(browser)
  } catch {
    return null
  }
}

function stopped(): Extract<Answer<unknown>, { success: false }> {
  return { success: false, code: 'network', message: m.admin_passkey_stopped(), fields: {} }
}

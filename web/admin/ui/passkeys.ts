import type { PasskeyProof } from '../../../domain/admin/account/passkeys.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type Answer, send } from '../api.ts'

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function'
}

/** Gets a passkey assertion from the device and uses it; a failure is a message to show. */
export async function withPasskey<Data>(
  act: (passkey: PasskeyProof) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const challenge = await send('askPasskey', {})
  if (!challenge.success) return challenge
  const { claim, options } = challenge.data
  const response = await answerOf(async ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options }),
  )
  return response === null ? stopped() : act({ claim, response: { ...response, clientExtensionResults: {} } })
}

/** Creates a passkey for the signed-in user. */
export async function makePasskey(name: string) {
  const challenge = await send('startPasskey', {})
  if (!challenge.success) return challenge
  const { claim, options } = challenge.data
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

/** Null if the user or the device declined. */
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

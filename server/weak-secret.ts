import { StartFailure } from './adapters/database/start-failure.ts'
import { isSecretInUse, noteSecret } from './installation/secret.ts'
import type { Services } from './services.ts'

/** Common placeholder texts; what is left of a secret without them must still be random. */
const knownParts =
  /change[\W_]*(?:me|this|it)|(?:your|my|the|app|super|top|very)?[\W_]*(?:secret|password|passphrase)[\W_]*(?:key|here)?|replace[\W_]*(?:me|this)|insert[\W_]*here|stepmark|placeholder|default|example|openssl rand|base64|please|abcdefghijklmnopqrstuvwxyz|qwerty(?:uiop)?|asdf(?:ghjkl)?|0123456789(?:abcdef)?|1234567890?|deadbeef|correct horse battery staple|keyboard cat|django-insecure|(?:at[\W_]*least[\W_]*)?\d+[\W_]*bits?(?:[\W_]*long)?|(?:this|that)[\W_]*is|a[\W_]*string|long|jwt|token|key|e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855/gi

const fewestCharacters = 8

/**
 * A new installation cannot start with a weak secret. One that was already used with it starts with
 * a warning, because its signatures and sealed data depend on it. The current secret is recorded.
 */
export async function refuseWeakSecret(
  services: Services,
  progress: (sentence: string) => void,
): Promise<void> {
  const { secret, otherSecret, isDemo } = services.settings
  if (isDemo) return
  const ofOther = otherSecret === null ? null : weaknessOf(otherSecret)
  // The other secret is accepted during a change, however weak it is.
  if (ofOther !== null)
    progress(
      `APP_SECRET_OTHER can be guessed: ${ofOther}. Anyone who guesses it can sign in as any user; remove it once staff have signed in.`,
    )
  const weakness = weaknessOf(secret)
  if (weakness !== null) {
    const advice = `APP_SECRET can be guessed: ${weakness}. Use the output of openssl rand -base64 48`
    const change = 'as described in docs/operating.md under "Changing secrets"'
    if (!(await isSecretInUse(services)))
      throw new StartFailure(
        `${advice}. If this installation was used with the weak one, change it ${change}.`,
      )
    progress(`${advice}, and change it ${change}.`)
  }
  await noteSecret(services)
}

/** Why a secret of 32 characters or more is weak, for the end of a sentence; null when it looks random. */
export function weaknessOf(secret: string): string | null {
  if (isRepeated(secret)) return 'it repeats itself'
  if (distinct(secret) < fewestCharacters) return `it has fewer than ${fewestCharacters} different characters`
  if (distinct(secret.replaceAll(knownParts, '')) < fewestCharacters) return 'it is made of common words'
  return null
}

function distinct(text: string): number {
  return new Set(text).size
}

/** Whether the whole text repeats one prefix, the last time perhaps partly or without a separator. */
function isRepeated(text: string): boolean {
  for (let period = 1; period <= (text.length + 1) / 2; period += 1)
    if (text.startsWith(text.slice(period))) return true
  return false
}

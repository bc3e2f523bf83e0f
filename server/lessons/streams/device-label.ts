import { deviceName } from '../../../domain/accounts/device-name.ts'

/** Browser and system in two words, such as "Chrome, Android"; empty when neither is known. */
export function deviceLabel(userAgent: string): string {
  const { browser, system } = deviceName(userAgent)
  return [browser, system].filter((part) => part !== null).join(', ')
}

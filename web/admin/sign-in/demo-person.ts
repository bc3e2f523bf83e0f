import type { Job } from '../../../domain/admin/rules.ts'

type DemoPerson = { email: string; password: string; code: string | null }

/** Set by the server in the page; the call exists only in a demo. */
export function isDemo(): boolean {
  return 'demo' in document.documentElement.dataset
}

/** Credentials of a demo user; the code is null while those of the next half minute are used up. */
export async function demoPerson(job: Job): Promise<DemoPerson | null> {
  try {
    const response = await fetch(`/dev/admin?role=${job}`)
    // Only our own server responds here, with the result of `demoCode`.
    return response.ok ? ((await response.json()) as DemoPerson) : null
  } catch {
    return null
  }
}

import type { Job } from '../../domain/admin/rules.ts'

type DemoPerson = { email: string; password: string; code: string | null }

/** Set by the server in the page; the call exists only in a demo. */
export function isDemo(): boolean {
  return 'demo' in document.documentElement.dataset
}

/** What signs a person of the demo in; a code of null while those of the next half minute are used up. */
export async function demoPerson(job: Job): Promise<DemoPerson | null> {
  try {
    const response = await fetch(`/dev/admin?role=${job}`)
    // Only our own server answers here, with what `demoCode` gives.
    return response.ok ? ((await response.json()) as DemoPerson) : null
  } catch {
    return null
  }
}

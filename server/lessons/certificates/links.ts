import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../services.ts'
import { openCertificate } from './document.ts'

/** Long enough for a slow line to begin, too short to pass on. */
const linkSeconds = 300

/** A link to the PDF of a certificate. */
export function certificateLink(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  certificateId: string,
): { url: string; expiresAt: string } {
  const expiresAt = new Date(clock.now().getTime() + linkSeconds * 1000)
  const claim = `${certificateId}~${Math.floor(expiresAt.getTime() / 1000)}`
  return {
    url: `/certificates/${claim}.${signature(settings.secret, claim)}`,
    expiresAt: expiresAt.toISOString(),
  }
}

/** The PDF that a link's last path segment names; null when a character of it changed or its time has passed. */
export async function openCertificateLink(
  services: Services,
  segment: string,
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const dot = segment.lastIndexOf('.')
  const claim = segment.slice(0, Math.max(0, dot))
  const given = Buffer.from(segment.slice(dot + 1))
  const expected = Buffer.from(signature(services.settings.secret, claim))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [id = '', expiry] = claim.split('~')
  if (!(Number(expiry) * 1000 > services.clock.now().getTime())) return null
  return openCertificate(services, id)
}

function signature(secret: string, claim: string): string {
  return createHmac('sha256', secret).update('certificate link\n').update(claim).digest('hex')
}

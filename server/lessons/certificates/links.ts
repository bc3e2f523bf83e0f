import type { Services } from '../../services.ts'
import { readDocument, signDocument } from '../../signed-claims.ts'
import { openCertificate } from './document.ts'

/** A link to the PDF of a certificate. */
export function certificateLink(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  id: string,
): { url: string; expiresAt: string } {
  const { segment, expiresAt } = signDocument(settings, 'certificate', { id, now: clock.now() })
  return { url: `/certificates/${segment}`, expiresAt }
}

/** The PDF that a link's last path segment refers to; null when it was tampered with or has expired. */
export async function openCertificateLink(
  services: Services,
  segment: string,
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const now = services.clock.now()
  const id = readDocument(services.settings, 'certificate', { segment, now })
  return id === null ? null : openCertificate(services, id)
}

import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import { useLoaded } from '../use-loaded.ts'

/** Downloads the PDF, for the certificate's own student; nobody else sees the button. */
export function CertificateFile({ number }: { number: string }) {
  const isOwn = useLoaded('getCertificateFile', { number }).data !== null

  async function open() {
    const answer = await send('getCertificateFile', { number })
    if (answer.success) window.location.assign(answer.data.url)
    else toast.error(answer.message || m.course_document_failed())
  }

  if (!isOwn) return null
  return (
    <p className="mt-5">
      <Button onClick={() => void open()}>
        <Icon name="download" size={18} />
        {m.certificate_file()}
      </Button>
    </p>
  )
}

import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

/** `certificate` is its number, once issued. */
type Course = { _id: string; title: string; certificate: string | null }

/** The certificate of a completed course; issues it if there is none yet. */
export function CertificateLink({ course }: { course: Course }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function issue() {
    setBusy(true)
    const answer = await send('issueCertificate', { course: course._id })
    setBusy(false)
    if (answer.success) await navigate({ to: '/certificate/$number', params: { number: answer.data.number } })
    else toast.error(answer.message || m.something_went_wrong())
  }

  if (course.certificate === null) {
    return (
      <Button
        variant="secondary"
        size="dense"
        isBusy={isBusy}
        onClick={() => void issue()}
        className="relative z-10"
      >
        {m.certificate_get()}
        <span className="sr-only"> {course.title}</span>
      </Button>
    )
  }
  return (
    <Link
      to="/certificate/$number"
      params={{ number: course.certificate }}
      className={`relative z-10 ${buttonClass('secondary', 'dense')}`}
    >
      {m.certificate_see()}
      <span className="sr-only"> {course.title}</span>
    </Link>
  )
}

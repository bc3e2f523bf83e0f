import { useState } from 'react'
import { type ReportReason, reportReasons } from '../../domain/enquiries/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { concernIn } from '../../domain/safeguarding/rules.ts'
import { send } from '../api.ts'
import { forgetDraft, readDraft, useKeptDraft } from '../kept-draft.ts'
import { HelpPanel } from '../layout/help-panel.tsx'
import { readSession } from '../session.ts'
import { Button } from '../ui/button.tsx'
import { useClientKey } from '../ui/client-key.ts'
import { Dialog } from '../ui/dialog.tsx'
import { EmailField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { RobotTrap, useRobotGuard } from '../ui/robot-trap.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toast.ts'
import { useForm } from '../ui/use-form.ts'
import { enquiryMessage } from './field-messages.ts'

export type ReportDialogProps = {
  kind: 'lesson' | 'article'
  id: string
  isOpen: boolean
  onClose(): void
}

/** Reasons as the guidelines name them (specification, section 9), a mistake first. */
const reasonNames: Record<ReportReason, () => string> = {
  mistake: m.report_mistake,
  harmful: m.report_harmful,
  violent: m.report_violent,
  hate: m.report_hate,
  scam: m.report_scam,
  harassment: m.report_harassment,
  spam: m.report_spam,
  misleading: m.report_misleading,
  copyright: m.report_copyright,
  privacy: m.report_privacy,
  impersonation: m.report_impersonation,
  other: m.report_other,
}

/** Reports a lesson or an article to support. What is typed stays until it was sent. */
export function ReportDialog({ kind, id, isOpen, onClose }: ReportDialogProps) {
  const draftName = `report-draft:${kind}:${id}`
  const [problem, setProblem] = useState('')
  /** The report mentioned harm: the helplines stay shown until the dialog is closed. */
  const [sentReport, setSentReport] = useState<{ words: string; thanks: string } | null>(null)
  const guard = useRobotGuard()
  const key = useClientKey()
  const form = useForm<'reason' | 'text' | 'email'>({
    initial: { reason: '', text: '', email: '' },
    loadSchema: async () => (await import('../../domain/enquiries/schemas.ts')).report,
    toInput: (values) => inputOf(kind, id, values),
    sentenceOf: enquiryMessage,
    readDraft: () => readDraft(draftName),
  })
  useKeptDraft(draftName, form.values)

  const submit = form.submit(async () => {
    setProblem('')
    // The schema has just validated the reason.
    const input = inputOf(kind, id, form.values) as ReturnType<typeof inputOf> & { reason: ReportReason }
    const answer = await send('createReport', { ...input, clientKey: key.read(), ...(await guard.read()) })
    if (!answer.success) {
      form.showErrors(answer.fields)
      setProblem(answer.message || m.report_failed())
      return
    }
    const words = form.values.text
    key.renew()
    form.reset()
    forgetDraft(draftName)
    if (concernIn(words) !== null) return setSentReport({ words, thanks: answer.message })
    onClose()
    toast.success(answer.message)
  })

  function close(): void {
    setSentReport(null)
    onClose()
  }

  const title = kind === 'lesson' ? m.report_lesson() : m.report_article()
  if (sentReport !== null)
    return (
      <Dialog title={title} isOpen={isOpen} onClose={close}>
        <div className="grid gap-4">
          <Notice kind="good">{sentReport.thanks}</Notice>
          <HelpPanel words={sentReport.words} />
        </div>
      </Dialog>
    )

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Select
          label={m.report_reason()}
          required
          none={m.report_choose()}
          options={reportReasons.map((name) => ({ id: name, name: reasonNames[name]() }))}
          {...form.field('reason')}
        />
        <TextArea label={m.report_text()} rows={4} maxLength={2000} {...form.field('text')} />
        <HelpPanel words={form.values.text} />
        {readSession() === null && (
          <EmailField
            label={m.report_email()}
            required={false}
            hint={m.report_email_hint()}
            {...form.field('email')}
          />
        )}
        <RobotTrap field={guard.field} />
        {problem !== '' && <Notice kind="bad">{problem}</Notice>}
        <p>
          <Button type="submit" isBusy={form.isBusy}>
            {m.report_send()}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}

function inputOf(
  kind: 'lesson' | 'article',
  id: string,
  { reason, text, email }: Record<'reason' | 'text' | 'email', string>,
) {
  return { kind, id, reason, text, ...(email.trim() !== '' && { email }) }
}

import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { saveFile } from '../ui/blob-url.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountSection, Confirmation } from './account-section.tsx'
import { ErrorSummary } from './error-summary.tsx'

const fileName = 'stepmark-account.json'

/** Downloads all stored data about the student as one file. */
export function AccountExport() {
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState('')
  const [problem, setProblem] = useState('')

  async function download(): Promise<void> {
    setBusy(true)
    setDone('')
    const answer = await send('exportAccount', {})
    setBusy(false)
    if (!answer.success) {
      setProblem(answer.message || m.something_went_wrong())
      return
    }
    setProblem('')
    saveFile(fileName, JSON.stringify(answer.data, null, 2))
    setDone(m.account_downloaded({ file: fileName }))
  }

  return (
    <AccountSection id="data" title={m.account_data()} lead={m.account_data_lead()}>
      <ErrorSummary message={problem} />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
          <Icon name="download" />
          {m.account_download()}
        </Button>
        <Confirmation message={done} />
      </div>
    </AccountSection>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { csvRow } from '../../../domain/admin/exports/csv.ts'
import { importColumns } from '../../../domain/admin/people/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { call } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Link } from '../ui/link.tsx'
import { Heading } from '../ui/parts.tsx'
import { BatchChoice } from './batch-choice.tsx'
import { ProblemList } from './problem-list.tsx'

type Check = AdminOutputOf<'checkImport'>
type ChosenFile = { id: string; name: string; csv: string; check: Check }

const example = csvRow(importColumns)

/** Uploads a file of students, previews the import, and starts it. */
export function NewImportScreen() {
  const search = useSearch({ from: '/admin/imports/new' })
  const [batchId, setBatchId] = useState(search.batch ?? '')
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const batches = useQuery(call('getBatches', { limit: 100 }))

  async function check(file: File | undefined): Promise<void> {
    setChosen(null)
    setProblem(undefined)
    if (file === undefined) return
    setBusy(true)
    const csv = await file.text()
    const answer = await send('checkImport', { csv })
    setBusy(false)
    if (!answer.success) return setProblem(answer.fields['csv'] ?? answer.message)
    setChosen({ id: crypto.randomUUID(), name: file.name, csv, check: answer.data })
  }

  async function start({ id, name, csv }: ChosenFile): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const answer = await send('startImport', { id, name, csv, batchId: batchId || null })
    setBusy(false)
    if (!answer.success) return setProblem(answer.message)
    toast.success(answer.message)
    await navigate({ to: '/admin/imports/$id', params: { id: answer.data.id } })
  }

  return (
    <>
      <BackLink to="/admin/imports">{m.admin_imports()}</BackLink>
      <Heading>{m.admin_import_new()}</Heading>
      <p className="mt-1 mb-2 max-w-3xl text-ink-2">{m.admin_import_about()}</p>
      <p className="mb-4 max-w-3xl text-small wrap-anywhere text-ink-2">
        {m.admin_import_about_columns({ columns: importColumns.join(', ') })}{' '}
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(example)}`}
          download="students.csv"
          className="text-link underline"
        >
          {m.admin_import_example()}
        </a>
      </p>
      <div className="grid max-w-3xl gap-4 *:min-w-0 rounded-card border border-rule bg-card p-4">
        <BatchChoice batches={batches.data?.items ?? []} value={batchId} onChange={setBatchId} />
        <FileField
          label={m.admin_import_file()}
          accept=".csv,text/csv"
          onChange={({ target }) => void check(target.files?.[0])}
        />
        {isBusy && <p role="status">{m.admin_import_checking()}</p>}
        {problem !== undefined && <Notice kind="bad">{problem}</Notice>}
        {chosen !== null && <Checked chosen={chosen} isBusy={isBusy} onStart={() => void start(chosen)} />}
      </div>
    </>
  )
}

function Checked({ chosen, isBusy, onStart }: { chosen: ChosenFile; isBusy: boolean; onStart(): void }) {
  const { ready, known, grants, problems, problemCount, doneBy } = chosen.check
  if (doneBy !== null)
    return (
      <Notice kind="good">
        {m.admin_import_done_before()}{' '}
        <Link to="/admin/imports/$id" params={{ id: doneBy }} className="text-link underline">
          {m.admin_import_show()}
        </Link>
      </Notice>
    )
  return (
    <>
      <div role="status">
        <ul className="grid gap-1">
          <li>{m.admin_import_ready({ count: ready })}</li>
          {known > 0 && <li>{m.admin_import_known({ count: known })}</li>}
          {grants > 0 && <li>{m.admin_import_grants({ count: grants })}</li>}
          {problemCount > 0 && (
            <li className="font-semibold text-bad">{m.admin_import_faults({ count: problemCount })}</li>
          )}
        </ul>
      </div>
      {problems.length > 0 && <ProblemList problems={problems} />}
      {ready > 0 && (
        <Button isBusy={isBusy} className="justify-self-start" onClick={onStart}>
          {m.admin_import_start({ count: ready })}
        </Button>
      )}
    </>
  )
}

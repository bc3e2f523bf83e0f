import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import {
  type CaptionProblem,
  type Cue,
  mostCaptionFileBytes,
  mostCueLength,
  readCaptions,
} from '../../../domain/lessons/captions.ts'
import { timeOf, typedTime } from '../../../domain/lessons/times.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { draftOf, keepDraft } from '../drafts.ts'
import { ActionNotice, type ActionResult } from '../ui/action-notice.tsx'
import { FileField } from '../ui/file-field.tsx'
import { SmallButton } from '../ui/small-button.tsx'

type Track = AdminOutputOf<'getCaptions'>['tracks'][number]
/** A caption as typed. */
type Row = { id: number; from: string; to: string; text: string }
/** The unsaved input, with its base version. */
type UnsavedCaptions = { version: string | null; rows: Row[] }

type Props = {
  mediaId: string
  track: Track
  durationInSeconds: number
  /** The current position of the video. */
  second: number
  playFrom(seconds: number): void
  onSaved(track: Track): void
}

const problemTexts: Record<CaptionProblem['fault'], () => string> = {
  'no time': m.admin_captions_file_no_time,
  'ends before it begins': m.admin_captions_backwards,
}

const newCaptionSeconds = 3
/** Captions may end with the last frame, whose time is rounded. */
const roundingSeconds = 1

export function CaptionsEditor({ mediaId, track, durationInSeconds, second, playFrom, onSaved }: Props) {
  const draftName = `captions/${mediaId}/${track.language}`
  const [{ version, rows }, setUnsaved] = useState<UnsavedCaptions>(() => readUnsaved(draftName, track))
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [result, setResult] = useState<ActionResult | null>(null)
  const [leftOut, setLeftOut] = useState<readonly CaptionProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const nextId = useRef(Math.max(0, ...rows.map(({ id }) => id)) + 1)
  const isTyped = draftOf(draftName) !== ''

  function write(next: Row[]): void {
    const kept = { version, rows: next }
    setUnsaved(kept)
    setErrors(new Map())
    keepDraft(draftName, JSON.stringify(kept))
  }

  const change = (id: number, part: Partial<Row>) =>
    write(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))

  function rowOf({ start, end, text }: Cue): Row {
    const id = nextId.current
    nextId.current += 1
    return { id, from: shortTime(start), to: shortTime(end), text }
  }

  function addAfter(place: number): void {
    const start = rows.length === 0 ? 0 : Math.max(second, typedTime(rows[place]?.to ?? '') ?? 0)
    const row = rowOf({ start, end: start + newCaptionSeconds, text: '' })
    write([...rows.slice(0, place + 1), row, ...rows.slice(place + 1)])
  }

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setLeftOut([])
    if (file.size > mostCaptionFileBytes)
      return setResult({ kind: 'bad', text: m.admin_captions_file_large() })
    const { cues, problems } = readCaptions(await file.text())
    if (cues.length === 0) return setResult({ kind: 'bad', text: m.admin_captions_file_none() })
    write(cues.map(rowOf))
    setLeftOut(problems)
    setResult({ kind: 'good', text: m.admin_captions_file_taken({ count: cues.length }) })
  }

  async function save(): Promise<void> {
    if (isBusy) return
    const found = faultsOf(rows, durationInSeconds)
    setErrors(found)
    setResult(null)
    if (found.size > 0) return
    setBusy(true)
    const cues = rows.map(cueOf)
    const { language } = track
    const answer = await send('saveCaptions', { mediaId, language, version, cues })
    setBusy(false)
    if (!answer.success) {
      setErrors(new Map(Object.entries(answer.fields)))
      return setResult({ kind: 'bad', text: answer.message })
    }
    keepDraft(draftName, '')
    setLeftOut([])
    setUnsaved({ version: answer.data.version, rows: answer.data.cues.map(rowOf) })
    onSaved(answer.data)
    toast.success(answer.message)
  }

  return (
    <>
      <div>
        <p className="mb-2 text-ink-2">{m.admin_captions_about()}</p>
        <FileField
          label={m.admin_captions_file()}
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          onChange={({ target }) => {
            void take(target.files?.[0])
            // Allows choosing the same file again after it was corrected.
            target.value = ''
          }}
        />
      </div>
      <ActionNotice result={result} />
      {leftOut.length > 0 && (
        <div role="alert" className="text-small text-bad">
          <p className="font-semibold">{m.admin_captions_left_out()}</p>
          <ul>
            {leftOut.map(({ line, fault }) => (
              <li key={line}>{m.admin_captions_problem({ line, problem: problemTexts[fault]() })}</li>
            ))}
          </ul>
        </div>
      )}
      {rows.length === 0 && <p className="text-ink-2">{m.admin_captions_none()}</p>}
      <ol className="grid gap-3">
        {rows.map((row, place) => (
          <CaptionRow
            key={row.id}
            row={row}
            number={place + 1}
            isNow={isWithin(row, second)}
            second={second}
            errorOf={(field) => errors.get(`cues.${place}.${field}`)}
            onChange={(part) => change(row.id, part)}
            onPlay={playFrom}
            onAdd={() => addAfter(place)}
            onRemove={() => write(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ol>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-rule bg-paper py-3">
        <Button isBusy={isBusy} onClick={() => void save()}>
          {m.admin_captions_save()}
        </Button>
        <Button variant="secondary" onClick={() => addAfter(rows.length - 1)}>
          {m.admin_captions_add()}
        </Button>
        {isTyped && <span className="text-small text-ink-2">{m.admin_captions_unsaved()}</span>}
      </div>
    </>
  )
}

type RowProps = {
  row: Row
  number: number
  isNow: boolean
  second: number
  errorOf(field: 'start' | 'end' | 'text'): string | undefined
  onChange(part: Partial<Row>): void
  onPlay(seconds: number): void
  onAdd(): void
  onRemove(): void
}

function CaptionRow({ row, number, isNow, second, errorOf, onChange, onPlay, onAdd, onRemove }: RowProps) {
  const start = typedTime(row.from)
  return (
    <li
      aria-current={isNow}
      className={clsx('grid gap-2 rounded-card border bg-card p-3', isNow ? 'border-brand' : 'border-rule')}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{m.admin_captions_number({ number })}</legend>
        <div className="grid grid-cols-2 gap-2">
          <Field
            label={m.admin_captions_from()}
            inputMode="decimal"
            value={row.from}
            error={errorOf('start')}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <Field
            label={m.admin_captions_to()}
            inputMode="decimal"
            value={row.to}
            error={errorOf('end')}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </div>
        <TextArea
          label={m.admin_captions_words()}
          rows={2}
          maxLength={mostCueLength}
          value={row.text}
          error={errorOf('text')}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <div className="flex flex-wrap gap-2">
          <SmallButton
            label={m.admin_captions_play()}
            disabled={start === null}
            onClick={() => onPlay(start ?? 0)}
          />
          <SmallButton label={m.admin_captions_now()} onClick={() => onChange({ from: shortTime(second) })} />
          <SmallButton
            label={m.admin_captions_add()}
            aria-label={m.admin_captions_add_after({ number })}
            onClick={onAdd}
          />
          <SmallButton label={m.admin_captions_remove()} onClick={onRemove} />
        </div>
      </fieldset>
    </li>
  )
}

function readUnsaved(draftName: string, { version, cues }: Track): UnsavedCaptions {
  const kept = draftOf(draftName)
  // Only this file writes there.
  if (kept !== '') return JSON.parse(kept) as UnsavedCaptions
  const rows = cues.map(({ start, end, text }, id) => ({
    ...{ id, text },
    from: shortTime(start),
    to: shortTime(end),
  }))
  return { version, rows }
}

/** Errors by the field of the call. */
function faultsOf(rows: readonly Row[], durationInSeconds: number): Map<string, string> {
  const found = new Map<string, string>()
  rows.forEach(({ from, to, text }, place) => {
    const [start, end] = [typedTime(from), typedTime(to)]
    if (start === null) found.set(`cues.${place}.start`, m.admin_captions_no_time())
    if (end === null) found.set(`cues.${place}.end`, m.admin_captions_no_time())
    else if (start !== null && end <= start) found.set(`cues.${place}.end`, m.admin_captions_backwards())
    else if (durationInSeconds > 0 && end > durationInSeconds + roundingSeconds)
      found.set(`cues.${place}.end`, m.admin_captions_late())
    if (text.trim() === '') found.set(`cues.${place}.text`, m.admin_captions_text())
  })
  return found
}

/** A row without errors. */
function cueOf({ from, to, text }: Row): Cue {
  const lines = text.split('\n').map((line) => line.trim())
  return {
    start: typedTime(from) ?? 0,
    end: typedTime(to) ?? 0,
    text: lines.filter((line) => line !== '').join('\n'),
  }
}

function isWithin({ from, to }: Row, second: number): boolean {
  const [start, end] = [typedTime(from), typedTime(to)]
  return start !== null && end !== null && second >= start && second < end
}

/** 62.5 as `1:02.500`. */
function shortTime(seconds: number): string {
  return timeOf(seconds).replace(/^00:0?/, '')
}

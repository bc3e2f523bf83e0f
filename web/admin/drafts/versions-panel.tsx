import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { call } from '../query.ts'
import { Chip } from '../ui/chip.tsx'
import { momentText } from '../ui/labels.ts'
import { Loading } from '../ui/loading.tsx'
import { Pages } from '../ui/pages.tsx'
import { When } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import type { AnyDraft, Autosave, View } from './autosave.ts'
import { Comparison } from './comparison.tsx'
import { differencesOf, type FieldWords } from './field-words.ts'

type DraftVersion = AdminOutputOf<'getDraftVersion'>
type Version = AdminOutputOf<'getDraftVersions'>['items'][number]

type Props<Draft extends AnyDraft> = View<Draft> & {
  autosave: Autosave<Draft>
  words: FieldWords
  /** Names the media that a restored version shows. */
  onMedia?(media: DraftVersion['media']): void
}

/** Earlier versions of a draft, loaded on demand. */
export function VersionsPanel<Draft extends AnyDraft>(props: Props<Draft>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="rounded-card border border-rule bg-card p-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-6 cursor-pointer">
        <h2 className="inline text-lg font-bold">{m.admin_versions()}</h2>
      </summary>
      {isOpen && <VersionList {...props} />}
    </details>
  )
}

function VersionList<Draft extends AnyDraft>({ autosave, draft, document, words, onMedia }: Props<Draft>) {
  const { kind, id } = draft
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<string | null>(null)
  const [comparedVersion, setComparedVersion] = useState<DraftVersion | null>(null)
  const versions = call('getDraftVersions', { kind, id, page, limit: 10 })
  // Publishing changes the labels of versions.
  const found = useQuery({
    ...versions,
    queryKey: [...versions.queryKey, draft.liveVersion],
    placeholderData: keepPreviousData,
  })

  async function read(versionId: string): Promise<DraftVersion | null> {
    const answer = await send('getDraftVersion', { versionId })
    setFailure(answer.success ? null : answer.message)
    return answer.success ? answer.data : null
  }

  async function restore(versionId: string): Promise<void> {
    const version = await read(versionId)
    if (version === null) return
    onMedia?.(version.media)
    // A version of this draft is a document of its kind.
    if (!(await autosave.restore(version.document as Draft['document']))) return
    setComparedVersion(null)
    toast.success(m.admin_version_restored({ version: version.version }))
    void found.refetch()
    window.scrollTo(0, 0)
  }

  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      {found.error !== null && <Notice kind="bad">{found.error.message}</Notice>}
      {found.isPending && <Loading />}
      {found.data?.items.length === 0 && <p className="text-ink-2">{m.admin_versions_none()}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {found.data?.items.map((version) => (
          <li key={version.id} className="grid gap-2 border-t border-grid py-2 first:border-t-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-60">
                {nameOf(version)} · {version.writtenBy ?? m.admin_version_before_admin()} ·{' '}
                <When at={version.writtenAt} /> <LiveChip {...version} />
              </span>
              <SmallButton
                label={m.admin_version_compare()}
                of={nameOf(version)}
                aria-expanded={comparedVersion?.id === version.id}
                onClick={() =>
                  comparedVersion?.id === version.id
                    ? setComparedVersion(null)
                    : void read(version.id).then(setComparedVersion)
                }
              />
              <SmallButton
                label={m.admin_version_restore()}
                of={nameOf(version)}
                onClick={() => void restore(version.id)}
              />
            </div>
            {comparedVersion?.id === version.id && (
              <Comparison
                differences={differencesOf(words, comparedVersion.document, document)}
                titles={[nameOf(version), m.admin_version_the_draft()]}
              />
            )}
          </li>
        ))}
      </ul>
      {found.data && <Pages totalPages={found.data.totalPages} held={{ page, show: setPage }} />}
    </div>
  )
}

function nameOf({ version, isAside }: Version): string {
  return isAside ? m.admin_version_aside({ version }) : m.admin_version_number({ version })
}

/** When a version is or was public. */
function LiveChip({ liveFrom, liveUntil }: Version) {
  if (liveFrom === null) return null
  const from = momentText(liveFrom)
  if (liveUntil !== null)
    return <Chip tone="plain">{m.admin_version_was_live({ from, until: momentText(liveUntil) })}</Chip>
  if (new Date(liveFrom) > new Date())
    return <Chip tone="warn">{m.admin_version_goes_live({ time: from })}</Chip>
  return <Chip tone="good">{m.admin_version_is_live({ time: from })}</Chip>
}

import { useState } from 'react'
import { publishGaps } from '../../../domain/admin/courses/rules.ts'
import { courseContent } from '../../../domain/admin/courses/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { BackLink } from '../back-link.tsx'
import { PlaceLink } from '../place.tsx'
import { BatchSection } from './batch-section.tsx'
import type { StoredDraft } from './builder-screen.tsx'
import { CourseConflict } from './course-conflict.tsx'
import { FactsSection } from './facts-section.tsx'
import { gapText } from './labels.ts'
import { LifeSection } from './life-section.tsx'
import { OutlineSection } from './outline-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { GapList } from './publish-panel.tsx'
import { SaveStateText } from './save-state.tsx'
import { CourseStatusChip } from './status-chip.tsx'
import { TextsSection } from './texts-section.tsx'
import { useDraft } from './use-draft.ts'
import { useKnownMedia } from './use-known-media.ts'

type Props = {
  stored: StoredDraft
  /** What became of the last act; it stays until something is changed. */
  said: string | null
  onSaid(said: string | null): void
  onStatusChange(): void
}

/** The working copy of a course, section by section, saved while it is written. */
export function Builder({ stored, said, onSaid, onStatusChange }: Props) {
  const { courseId } = stored
  const draft = useDraft(stored)
  const media = useKnownMedia(stored.media)
  const [hasAsked, setAsked] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  const [published, setPublished] = useState({ version: stored.publishedVersion, slug: stored.slug })
  const { document, state } = draft

  const errors = errorsOf()
  function errorsOf(): Map<string, string> {
    const found = new Map<string, string>(state.kind === 'refused' ? Object.entries(state.fields) : [])
    if (hasAsked) {
      for (const [field, text] of Object.entries(refused)) found.set(field, text)
      for (const { field, key } of publishGaps(document)) found.set(field, gapText(key))
    }
    const judged = courseContent.safeParse(document)
    for (const issue of judged.error?.issues ?? []) found.set(issue.path.join('.'), gapText(issue.message))
    return found
  }

  async function publish(): Promise<void> {
    if (isPublishing) return
    setAsked(true)
    setFailure(null)
    onSaid(null)
    setRefused({})
    if (publishGaps(document).length > 0) return showGaps()
    setPublishing(true)
    if (await draft.flush()) await publishSaved()
    setPublishing(false)
  }

  async function publishSaved(): Promise<void> {
    const version = draft.currentVersion()
    const answer = await send('publishCourse', { courseId, version })
    if (answer.success) {
      onSaid(answer.message)
      setAsked(false)
      setPublished({ version, slug: answer.data.slug })
      if (stored.status !== 'published' || version === 0) onStatusChange()
      return
    }
    setRefused(answer.fields)
    if (Object.keys(answer.fields).length > 0) showGaps()
    else setFailure(answer.message || m.admin_no_line())
  }

  const section = { document, change: draft.change, errorOf: (field: string) => errors.get(field), media }
  const hasChanges = draft.version !== published.version || state.kind !== 'saved'

  return (
    <>
      <header
        data-bar
        className="top-0 z-10 -mx-4 md:sticky -mt-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-card px-4 py-3 md:-mx-6 md:-mt-6 md:px-6"
      >
        <div className="min-w-0 flex-1 basis-64">
          <BackLink to="/admin/courses">{m.admin_courses()}</BackLink>
          <h1 className="line-clamp-2 text-subhead leading-tight font-bold wrap-anywhere">
            {document.title || m.admin_course_untitled()}
          </h1>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CourseStatusChip status={stored.status} hasChanges={hasChanges && published.version !== null} />
            <SaveStateText state={state} />
          </div>
        </div>
        <PlaceLink to={`/admin/courses/${courseId}/watching`} className={buttonClass('secondary', 'dense')}>
          {m.admin_watching()}
        </PlaceLink>
        <PlaceLink to={`/admin/courses/${courseId}/preview`} className={buttonClass('secondary', 'dense')}>
          {m.admin_course_preview()}
        </PlaceLink>
        <Button size="dense" isBusy={isPublishing} onClick={() => void publish()}>
          {stored.status === 'published' ? m.admin_course_publish_changes() : m.admin_course_publish()}
        </Button>
      </header>
      <div data-below-bar className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
        {state.kind === 'conflict' && (
          <CourseConflict courseId={courseId} draft={draft} onMedia={media.addAll} />
        )}
        {said !== null && state.kind === 'saved' && <Notice kind="good">{said}</Notice>}
        {failure !== null && <Notice kind="bad">{failure}</Notice>}
        {hasAsked && errors.size > 0 && (
          <GapList gaps={[...errors].map(([field, text]) => ({ field, text }))} />
        )}
        <FactsSection {...section} isSlugTaken={draft.isSlugTaken} wasPublished={stored.wasPublished} />
        <TextsSection {...section} />
        <PricesSection {...section} />
        <BatchSection {...section} />
        <OutlineSection {...section} />
        <LifeSection
          stored={stored}
          slug={published.slug}
          onStatusChange={onStatusChange}
          onBringBack={(version) => {
            media.addAll(version.media)
            draft.change(() => version.document)
            window.scrollTo(0, 0)
          }}
        />
      </div>
    </>
  )
}

function showGaps(): void {
  window.requestAnimationFrame(() => document.getElementById('gaps')?.scrollIntoView({ block: 'center' }))
}

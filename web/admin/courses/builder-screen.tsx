import { useParams } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { authorsOfAll, publishers } from '../../../domain/admin/access.ts'
import { publishGaps, sampleLocales, withoutWrittenSamples } from '../../../domain/admin/courses/rules.ts'
import { type CourseContent, courseContent } from '../../../domain/admin/courses/schemas.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { useAutosave } from '../drafts/autosave.ts'
import { DraftConflict } from '../drafts/draft-conflict.tsx'
import { EditorBar } from '../drafts/editor-bar.tsx'
import { OpenDraft } from '../drafts/open-draft.tsx'
import { VersionsPanel } from '../drafts/versions-panel.tsx'
import { useMe } from '../session.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Link } from '../ui/link.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { AuthorsSection } from './authors-section.tsx'
import { BatchSection } from './batch-section.tsx'
import type { CourseDraft } from './course-words.ts'
import { courseWords } from './course-words.ts'
import { FactsSection } from './facts-section.tsx'
import { gapText } from './labels.ts'
import { LifeSection } from './life-section.tsx'
import type { Medium } from './media-picker.tsx'
import { OutlineSection } from './outline-section.tsx'
import { OutlineTree } from './outline-tree.tsx'
import { PricesSection } from './prices-section.tsx'
import { GapList } from './publish-panel.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import type { KnownMedia } from './section-props.ts'
import { CourseStatusChip } from './status-chip.tsx'
import { TextsSection } from './texts-section.tsx'
import { useFilesOfTray } from './use-files-of-tray.ts'
import { useOutline } from './use-outline.ts'

export function BuilderScreen() {
  const { courseId } = useParams({ from: '/admin/courses/$courseId' })
  return (
    <>
      <title>{m.admin_title({ screen: m.admin_courses() })}</title>
      <OpenDraft<CourseDraft> kind="course" id={courseId}>
        {(first) => <Builder key={first.id} first={first} />}
      </OpenDraft>
    </>
  )
}

/** The working copy of a course by section, saved automatically. */
function Builder({ first }: { first: CourseDraft }) {
  const editor = useAutosave(first, toast.success)
  const { autosave, draft, document, state, hasChanges } = editor
  const { id, status, wasPublished, slug } = draft
  const { roles } = useMe()
  const media = useKnownMedia(draft.media)
  const [hasAsked, setAsked] = useState(false)
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  // Shown next to the button: a toast would cover it.
  const [notice, setNotice] = useState<string | null>(null)
  const [isPublishing, setPublishing] = useState(false)

  const errors = errorsOf()
  function errorsOf(): Map<string, string> {
    const found = new Map<string, string>(state.kind === 'refused' ? Object.entries(state.fields) : [])
    if (hasAsked) {
      for (const [field, text] of Object.entries(serverErrors)) found.set(field, text)
      for (const { field, key } of publishGaps(document)) found.set(field, gapText(key))
    }
    const judged = courseContent.safeParse(document)
    for (const issue of judged.error?.issues ?? []) found.set(issue.path.join('.'), gapText(issue.message))
    return found
  }

  /** Validates again and scrolls to the missing fields. */
  function hasGaps(): boolean {
    setAsked(true)
    setFailure(null)
    setNotice(null)
    setServerErrors({})
    const isUnfinished = publishGaps(document).length > 0
    if (isUnfinished) showGaps()
    return isUnfinished
  }

  async function publish(): Promise<void> {
    if (isPublishing || hasGaps()) return
    setPublishing(true)
    const answer = await autosave.act((version) => send('publishCourse', { courseId: id, version }))
    setPublishing(false)
    if (answer === null) return
    if (answer.success) {
      setNotice(answer.message)
      return setAsked(false)
    }
    setServerErrors(answer.fields)
    if (Object.keys(answer.fields).length > 0) showGaps()
    else setFailure(answer.message)
  }

  const change = (next: (was: CourseContent) => CourseContent) =>
    autosave.change((was) => withoutWrittenSamples(was, next(was)))
  const samples = sampleLocales(document)
  useFilesOfTray({ courseId: id, document, change, media })
  const outline = useOutline(document.modules, (write) =>
    change((was) => ({ ...was, modules: write(was.modules) })),
  )
  const section = {
    ...{ document, change, media },
    errorOf: (field: string) => errors.get(field),
    hasErrorIn: (field: string) => [...errors.keys()].some((key) => key.startsWith(`${field}.`)),
  }

  return (
    <>
      <EditorBar
        state={state}
        autosave={autosave}
        back={<BackLink to="/admin/courses">{m.admin_courses()}</BackLink>}
        title={document.title || m.admin_course_untitled()}
        marks={
          <>
            <CourseStatusChip status={status} hasChanges={hasChanges && draft.liveVersion !== null} />
            {samples.length > 0 && <SampleMark locales={samples} />}
          </>
        }
      >
        <Link to="/admin/courses/$courseId/watching" params={{ courseId: id }} look="secondary">
          {m.admin_watching()}
        </Link>
        <Link to="/admin/courses/$courseId/preview" params={{ courseId: id }} look="secondary">
          {m.admin_course_preview()}
        </Link>
        {holdsAny(roles, publishers) && (
          <SmallButton
            label={status === 'published' ? m.admin_course_publish_changes() : m.admin_course_publish()}
            variant="primary"
            isBusy={isPublishing}
            onClick={() => void publish()}
          />
        )}
      </EditorBar>
      <div
        data-below-bar
        className={clsx(
          'grid max-w-7xl grid-cols-[minmax(0,1fr)] items-start gap-4',
          document.modules.length > 0 && 'xl:grid-cols-[272px_minmax(0,1fr)]',
        )}
      >
        <OutlineTree modules={document.modules} actions={outline} />
        <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
          <DraftConflict {...editor} words={courseWords} />
          {notice !== null && state.kind === 'saved' && <Notice kind="good">{notice}</Notice>}
          {failure !== null && <Notice kind="bad">{failure}</Notice>}
          {hasAsked && errors.size > 0 && (
            <GapList gaps={[...errors].map(([field, text]) => ({ field, text }))} />
          )}
          <FactsSection {...section} isSlugTaken={draft.isAddressTaken} wasPublished={wasPublished} />
          <TextsSection {...section} />
          <PricesSection {...section} />
          <BatchSection {...section} />
          {holdsAny(roles, authorsOfAll) && <AuthorsSection courseId={id} />}
          <OutlineSection {...section} courseId={id} actions={outline} />
          <VersionsPanel {...editor} words={courseWords} onMedia={media.addAll} />
          {holdsAny(roles, publishers) && <ScheduleSection {...{ draft, autosave, hasGaps }} />}
          <LifeSection
            {...{ id, status, wasPublished, slug }}
            title={document.title}
            onChange={() => autosave.refresh()}
          />
        </div>
      </div>
      <p aria-live="assertive" className="sr-only">
        {outline.announcement}
      </p>
    </>
  )
}

function showGaps(): void {
  window.requestAnimationFrame(() => document.getElementById('gaps')?.scrollIntoView({ block: 'center' }))
}

/** The media whose names the builder knows: those of the course, and those selected since. */
function useKnownMedia(named: readonly Medium[]): KnownMedia & { addAll(media: readonly Medium[]): void } {
  const [chosen, setChosen] = useState<readonly Medium[]>([])
  return useMemo(() => {
    const known = new Map([...named, ...chosen].map((medium) => [medium.id, medium]))
    const addAll = (media: readonly Medium[]) => setChosen((was) => [...was, ...media])
    return { find: (id) => known.get(id) ?? null, add: (medium) => addAll([medium]), addAll }
  }, [named, chosen])
}

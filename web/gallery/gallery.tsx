/**
 * Every component of web/ui and web/practice in each state, in both themes side by side, in the language of the
 * address.
 */
import '../styles/styles.css'
import { RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { localeNames, locales, withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { getRouter } from '../router.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FetchedPicture } from '../ui/fetched-picture.tsx'
import { EmailField, Field, PasswordField } from '../ui/field.tsx'
import { FieldError, FieldFrame } from '../ui/field-frame.tsx'
import { Folded } from '../ui/folded.tsx'
import { Form, Submit } from '../ui/form.tsx'
import { Icon, type IconName, drawings as iconDrawings } from '../ui/icon.tsx'
import { Logo, LogoMark } from '../ui/logo.tsx'
import { NothingHere } from '../ui/nothing-here.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageText, TextOfPage } from '../ui/page-text.tsx'
import { PictureField } from '../ui/picture-field.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { QuestionList } from '../ui/question-list.tsx'
import { RobotTrap } from '../ui/robot-trap.tsx'
import { SampleChip } from '../ui/sample-chip.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toast.ts'
import { WhenNear } from '../ui/when-near.tsx'
import { PracticeParts } from './practice-parts.tsx'

const sizes = {
  'text-sm': 'text-sm',
  'text-small': 'text-small',
  'text-base': 'text-base',
  'text-body': 'text-body',
  'text-lead': 'text-lead',
  'text-title': 'text-title',
  'text-subhead': 'text-subhead',
  'text-head': 'text-head',
  'text-section': 'text-section',
  'text-sheet-head': 'text-sheet-head',
  'text-figure': 'text-figure',
  'text-price': 'text-price',
  'text-page': 'text-page',
  'text-banner-small': 'text-banner-small',
  'text-banner': 'text-banner',
  'text-hero': 'text-hero',
}

// The keys are the names; TypeScript types them as string.
const icons = Object.keys(iconDrawings) as IconName[]

const errorText = m.form_check_fields()
const hint = m.plan_state_hint()
const label = m.contact_message()
const pictureWords = {
  add: m.picture_add(),
  another: m.picture_another(),
  hint: m.picture_hint_ticket({ days: 60 }),
  preparing: m.picture_preparing(),
  remove: m.picture_remove(),
  unreadable: m.picture_unreadable(),
  ready: (size: string) => m.picture_ready({ size }),
  alt: m.picture_from({ name: 'Ananya' }),
  notShown: m.picture_not_shown(),
  again: m.picture_show_again(),
  larger: m.picture_larger(),
  smaller: m.picture_smaller(),
}

// The stylesheet contains only the classes that pages use.
const column = { display: 'grid', alignContent: 'start', gap: 16, minWidth: 0 }

function Gallery() {
  return (
    <>
      <nav className="flex flex-wrap gap-4 p-4">
        {locales.map((locale) => (
          <a key={locale} className="text-link underline" href={withLocale('/gallery', locale)}>
            {localeNames[locale]}
          </a>
        ))}
      </nav>
      <main
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 600px), 1fr))' }}
      >
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="bg-paper p-4 text-ink"
            style={{ ...column, gap: 32 }}
          >
            <Parts theme={theme} />
          </div>
        ))}
      </main>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section data-part={title} style={column}>
      <h2 className="text-sm text-ink-3">{title}</h2>
      {children}
    </section>
  )
}

function Parts({ theme }: { theme: string }) {
  const [openDialog, setOpenDialog] = useState<'normal' | 'large' | null>(null)
  return (
    <>
      <Part title="Sizes of text">
        {Object.entries(sizes).map(([name, size]) => (
          <p key={name} className={`max-w-full ${size}`}>
            {m.courses_title()} <span className="text-sm font-normal tracking-normal text-ink-3">{name}</span>
          </p>
        ))}
      </Part>
      <Part title="Logo">
        <Logo />
        <div className="flex items-end gap-4">
          {[16, 24, 36, 64].map((size) => (
            <LogoMark key={size} size={size} />
          ))}
        </div>
      </Part>
      <Part title="Button">
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            {(['dense', 'normal', 'large'] as const).map((size) => (
              <Button key={size} variant={variant} size={size}>
                {m.contact_send()}
              </Button>
            ))}
            <Button variant={variant} isBusy>
              {m.contact_send()}
            </Button>
            <Button variant={variant} disabled>
              {m.contact_send()}
            </Button>
            <a className={buttonClass(variant)} href="#link">
              {m.course_start_free()}
            </a>
          </div>
        ))}
      </Part>
      <Part title="Field">
        <Field label={label} />
        <Field label={label} hint={hint} defaultValue="x² − 5x + 6" />
        <Field label={label} error={errorText} hint={hint} />
        <Field label={m.apply_phone()} prefix="+91" suffix={<Icon name="check" />} />
        <Field label={label} disabled />
        <EmailField label={m.auth_email()} />
        <PasswordField label={m.auth_password()} defaultValue="parabola" />
        <TextArea label={label} hint={hint} />
        <TextArea label={label} error={errorText} />
        <Form onSubmit={() => undefined}>
          <Submit>{m.auth_login()}</Submit>
        </Form>
        <Select label={label} hint={hint} options={[{ id: 1, name: label }]} />
        <Select label={label} error={errorText} none={label} options={[]} />
        <FieldFrame id={`choice-${theme}`} label={m.plan_state()} hint={hint}>
          <select id={`choice-${theme}`} className="min-h-11 rounded-ctl border-ctl border-line bg-card px-3">
            <option>{m.plan_state_none()}</option>
          </select>
        </FieldFrame>
        <FieldError id={`alone-${theme}`} error={errorText} />
        <RobotTrap />
      </Part>
      <Part title="Picture">
        <PictureField words={pictureWords} picture={null} onChange={() => undefined} />
        <PictureField words={pictureWords} picture={null} error={errorText} onChange={() => undefined} />
        <FetchedPicture
          name="logo"
          width={180}
          height={180}
          words={pictureWords}
          load={async () => '/apple-touch-icon.png'}
        />
        <FetchedPicture name="none" width={180} height={180} words={pictureWords} load={async () => null} />
      </Part>
      <Part title="Notice">
        <Notice kind="good">{m.contact_done()}</Notice>
        <Notice kind="bad">{errorText}</Notice>
        <div className="flex gap-3">
          <Button variant="quiet" onClick={() => toast.success(m.account_saved())}>
            {m.account_saved()}
          </Button>
          <Button variant="quiet" onClick={() => toast.error(m.apply_failed())}>
            {m.apply_failed()}
          </Button>
        </div>
      </Part>
      <Part title="Dialog">
        <div className="flex gap-3">
          {(['normal', 'large'] as const).map((size) => (
            <Button key={size} variant="secondary" onClick={() => setOpenDialog(size)}>
              {size}
            </Button>
          ))}
        </div>
        <Dialog
          title={m.plan_dialog_title()}
          isOpen={openDialog !== null}
          size={openDialog ?? 'normal'}
          onClose={() => setOpenDialog(null)}
        >
          <p>{m.plan_note()}</p>
        </Dialog>
      </Part>
      <Part title="Head of a section">
        <SectionHead level={1} title={m.courses_title()}>
          {m.courses_lead()}
        </SectionHead>
        <SectionHead number={2} title={m.home_how_title()}>
          {m.home_how_lead()}
        </SectionHead>
        <Breadcrumbs
          items={[
            { label: m.course_breadcrumb_courses(), to: '/courses' },
            { label: m.search_placeholder() },
          ]}
        />
        <SampleChip text={m.home_sample()} />
      </Part>
      <Part title="Progress">
        {[0, 11, 29].map((done) => (
          <ProgressBar key={done} done={done} all={29} />
        ))}
        <Skeleton className="h-11 w-full" />
      </Part>
      <Part title="Questions">
        <QuestionList
          name={`questions-${theme}`}
          questions={[
            { question: m.about_why_marks_title(), answer: m.about_why_marks() },
            { question: m.about_why_teacher_title(), answer: m.about_why_teacher() },
          ]}
        />
      </Part>
      <Part title="Empty place">
        <EmptyState
          drawing={emptyStates['empty-list']()}
          title={m.support_no_tickets()}
          action={<Button>{m.support_create()}</Button>}
        >
          <p>{m.support_no_tickets_text()}</p>
        </EmptyState>
        <NothingHere title={m.orders_empty()} to="/courses" label={m.my_course_find()} />
      </Part>
      <Part title="Folded">
        <Folded icon="pencil" title={m.notes_of_question()}>
          <p>{m.notes_page_lead()}</p>
        </Folded>
      </Part>
      <Part title="Text">
        <TextOfPage
          text={new PageText(`text-${theme}`, `<h2>${m.home_how_title()}</h2><p>${m.home_how_check()}</p>`)}
          lang={document.documentElement.lang}
          className="prose"
        />
      </Part>
      <Part title="Practice">
        <WhenNear>
          <PracticeParts />
        </WhenNear>
      </Part>
      <Part title="Drawing and icons">
        <Drawing name="tangents" width={320} height={180} />
        <div className="flex flex-wrap gap-3">
          {icons.map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </div>
      </Part>
    </>
  )
}

const place = document.getElementById('gallery')
if (place)
  createRoot(place).render(
    <RouterContextProvider router={getRouter()}>
      <Gallery />
    </RouterContextProvider>,
  )

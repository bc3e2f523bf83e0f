import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { dateText, lastMomentBefore } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { getLocale } from '../../domain/messages/compiled/runtime.js'
import { AccountActivity } from '../accounts/account-activity.tsx'
import { AccountDeletion } from '../accounts/account-deletion.tsx'
import { AccountDetails } from '../accounts/account-details.tsx'
import { AccountEmail } from '../accounts/account-email.tsx'
import { AccountEmails } from '../accounts/account-emails.tsx'
import { AccountExport } from '../accounts/account-export.tsx'
import { AccountNotifications } from '../accounts/account-notifications.tsx'
import { AccountPassword } from '../accounts/account-password.tsx'
import { AccountSavedDevices } from '../accounts/account-saved-devices.tsx'
import { AccountSessions } from '../accounts/account-sessions.tsx'
import { load } from '../api.ts'
import { titledPage } from '../layout/titled-page.tsx'
import { asStudent, requireSession } from '../private-page.ts'
import { clearSession } from '../session.ts'
import { privateHead } from '../ui/page-head.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'

const mostCourses = 100

const Frame = titledPage(m.account_title, m.account_lead)

export const Route = createFileRoute('/account')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  beforeLoad: ({ location }) => requireSession(location.href),
  loader: ({ location }) =>
    asStudent(location.href, async () => {
      const [profile, sessions, devices, events, choices, notifications, courses] = await Promise.all([
        load('getProfileData', {}),
        load('getSessions', {}),
        load('getSavedDevices', {}),
        load('getSecurityEvents', {}),
        load('getEmailChoices', {}),
        load('getNotificationChoices', {}),
        load('getMyCourses', { page: 1, limit: mostCourses }),
      ])
      return { profile, sessions, devices, events, choices, notifications, courses: courses.data }
    }),
  head: () => privateHead('/account', m.account_title(), m.account_description()),
  component: Account,
  pendingComponent: Pending,
})

function Account() {
  const { profile, sessions: found, devices, events, choices, notifications, courses } = Route.useLoaderData()
  const [sessions, setSessions] = useState(found)
  const [email, setEmail] = useState(profile.email)
  const keepOwnSession = () => setSessions(sessions.filter(({ isCurrent }) => isCurrent))
  const navigate = useNavigate()
  const router = useRouter()
  const runningPlans = courses
    .filter(({ hasEnded, isFree }) => !hasEnded && !isFree)
    .map(({ title, validTill }) => ({
      course: title,
      till: dateText(lastMomentBefore(new Date(validTill)), getLocale()),
    }))

  async function leave(message: string): Promise<void> {
    clearSession()
    toast.success(message)
    await navigate({ to: '/' })
    await router.invalidate()
  }

  return (
    <Frame>
      <AccountDetails profile={profile} />
      <AccountEmail
        email={email}
        onChanged={(address) => {
          setEmail(address)
          keepOwnSession()
        }}
      />
      <AccountPassword email={email} onChanged={keepOwnSession} />
      <AccountSessions
        sessions={sessions}
        onEnded={(ids) => setSessions(sessions.filter(({ _id }) => !ids.includes(_id)))}
      />
      {devices.length > 0 && <AccountSavedDevices devices={devices} />}
      <AccountActivity events={events} />
      <AccountNotifications choices={notifications} />
      <AccountEmails choices={choices} />
      <AccountExport />
      <AccountDeletion runningPlans={runningPlans} onDeleted={(message) => void leave(message)} />
    </Frame>
  )
}

function Pending() {
  return (
    <Frame>
      <div className="grid gap-8">
        {['details', 'password', 'sessions'].map((name) => (
          <Skeleton key={name} className="h-56" />
        ))}
      </div>
    </Frame>
  )
}

import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { locales } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { Tick, useFields } from '../ui/form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { lastDayText, localeText } from '../ui/labels.ts'
import { CourseChoice, chosenPlan, type OfferedCourse, PlanChoice } from '../ui/offer-choices.tsx'
import { Choice, named } from '../ui/parts.tsx'
import { copyAddress } from './copy-address.ts'

type PaymentLink = AdminOutputOf<'createPaymentLink'>
type Props = { courses: readonly OfferedCourse[]; email: string; onClose(): void }

/** Prepares an order and gives its link to copy or share. */
export function NewLink({ courses, email, onClose }: Props) {
  // Pressing twice creates one.
  const [linkId] = useState(() => crypto.randomUUID())
  const { values: form, field } = useFields({ email, courseId: '', plan: '3', couponCode: '', locale: 'en' })
  const [isMailed, setMailed] = useState(true)
  const [link, setLink] = useState<PaymentLink | null>(null)
  if (link !== null) {
    const course = courses.find(({ id }) => id === form.courseId)?.title ?? ''
    return <ReadyLink link={link} email={form.email} course={course} onClose={onClose} />
  }
  return (
    <FormDialog
      title={m.admin_payment_link_new()}
      isLarge
      ask={() =>
        send('createPaymentLink', {
          linkId,
          email: form.email,
          courseId: form.courseId,
          plan: chosenPlan(form.plan) ?? 3,
          ...(form.couponCode.trim() !== '' && { couponCode: form.couponCode }),
          locale: locales.find((one) => one === form.locale) ?? 'en',
          isMailed,
        })
      }
      onDone={async (data) => setLink(data)}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Field
            label={m.admin_payment_link_email()}
            hint={m.admin_payment_link_email_hint()}
            type="email"
            autoComplete="off"
            maxLength={254}
            {...field('email', errors)}
          />
          <CourseChoice courses={courses} {...field('courseId', errors)} />
          <PlanChoice {...field('plan', errors)} />
          <Field
            label={m.admin_payment_link_code_label()}
            hint={m.admin_payment_link_code_hint()}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            {...field('couponCode', errors)}
          />
          <Choice
            label={m.admin_payment_link_language()}
            {...field('locale', errors)}
            options={named(locales, localeText)}
          />
          <Tick className="self-end" checked={isMailed} onTick={setMailed}>
            {m.admin_payment_link_mail()}
          </Tick>
          <p className="text-ink-2 sm:col-span-2">{m.admin_payment_link_price_note()}</p>
        </>
      )}
    </FormDialog>
  )
}

type ReadyProps = { link: PaymentLink; email: string; course: string; onClose(): void }

function ReadyLink({ link, email, course, onClose }: ReadyProps) {
  const { address } = link
  const message = m.admin_payment_link_message({ course, address })
  return (
    <Dialog title={m.admin_payment_link_ready()} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">
          {m.admin_payment_link_column_for()} {email}
        </p>
        <Field
          label={m.admin_payment_link_address()}
          hint={`${m.admin_payment_link_column_ends()} ${lastDayText(link.endsAt)}`}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void copyAddress(address)}>{m.admin_payment_link_copy()}</Button>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            {m.admin_payment_link_whatsapp()}
          </a>
          <Button variant="quiet" onClick={onClose}>
            {m.admin_payment_link_done()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

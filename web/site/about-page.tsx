import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SectionHead } from '../ui/section-head.tsx'

const section = 'container-page py-12 md:py-section'
const title = 'text-title'

/** Who the installation is and how it works (specification, section 2). `phones` are numbers as they are written. */
export function AboutPage({ phones, isSample }: { phones: readonly string[]; isSample: boolean }) {
  return (
    <>
      <section className="hero graph-paper relative border-b border-rule py-10 md:py-16">
        <div className="container-page grid items-center gap-10 lg:grid-cols-[1fr_400px]">
          <div>
            <h1 className="max-w-[14em] text-banner text-balance">{m.about_banner_title()}</h1>
            <p className="mt-4 max-w-[38em] text-lead leading-normal text-ink-2">{m.about_banner_text()}</p>
            <p className="mt-6 font-semibold">{m.about_call()}</p>
            <ul className="mt-2 flex flex-wrap gap-3">
              {phones.map((phone) => (
                <li key={phone}>
                  <a
                    href={`tel:${phone.replace(/\s/g, '')}`}
                    className={`${buttonClass('secondary')} bg-card tabular-nums`}
                  >
                    <Icon name="phone" />
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
            {isSample && <p className="mt-2 text-small text-ink-2">{m.layout_sample_contact()}</p>}
          </div>
          <img
            src="/workshops/clinometer.svg"
            alt=""
            width={400}
            height={300}
            loading="lazy"
            className="hidden rounded-card shadow-2 lg:block"
          />
        </div>
      </section>
      <section className={section}>
        <SectionHead number={1} title={m.about_why_title()}>
          {m.about_why_lead()}
        </SectionHead>
        <Reasons />
      </section>
      <section className="border-y border-rule bg-sunk">
        <div className={section}>
          <SectionHead number={2} title={m.about_who_title()} />
          <p className="max-w-[65ch] text-lead leading-normal text-ink-2">{m.about_who_text()}</p>
          <div className="mt-6 grid gap-5 md:grid-cols-2">
            <Belief name={m.about_vision_title()} text={m.about_vision()} />
            <Belief name={m.about_mission_title()} text={m.about_mission()} />
          </div>
        </div>
      </section>
      <section className={section}>
        <SectionHead number={3} title={m.about_how_title()}>
          {m.about_how_lead()}
        </SectionHead>
        <Steps />
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to="/register" className={`${buttonClass('primary', 'large')} visitor-only`}>
            {m.home_join_now()}
          </Link>
          <Link to="/courses" className={`${buttonClass('primary', 'large')} student-only`}>
            {m.home_our_course()}
          </Link>
        </p>
      </section>
    </>
  )
}

function Reasons() {
  const reasons: readonly { icon: IconName; name: string; text: string }[] = [
    { icon: 'check', name: m.about_why_marks_title(), text: m.about_why_marks() },
    { icon: 'download', name: m.about_why_light_title(), text: m.about_why_light() },
    { icon: 'rupee', name: m.about_why_price_title(), text: m.about_why_price() },
    { icon: 'support', name: m.about_why_teacher_title(), text: m.about_why_teacher() },
  ]
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {reasons.map(({ icon, name, text }) => (
        <li key={icon} className="flex gap-4 rounded-card border border-rule bg-card p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-ctl bg-brand-soft text-link">
            <Icon name={icon} size={24} />
          </span>
          <div>
            <h3 className={title}>{name}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Belief({ name, text }: { name: string; text: string }) {
  return (
    <div className="result-sheet rounded-sheet border border-rule bg-card shadow-2">
      <h3 className={title}>{name}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
    </div>
  )
}

function Steps() {
  const steps = [
    { name: m.about_step_subscription_title(), text: m.about_step_subscription() },
    { name: m.about_step_selection_title(), text: m.about_step_selection() },
    { name: m.about_step_access_title(), text: m.about_step_access() },
    { name: m.about_step_guidance_title(), text: m.about_step_guidance() },
    { name: m.about_step_personal_title(), text: m.about_step_personal() },
  ]
  return (
    <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
      {steps.map(({ name, text }, index) => (
        <li key={name} className="border-t-ctl border-margin pt-4">
          <p aria-hidden="true" className="step-mark">
            {index + 1}
          </p>
          <h3 className={`mt-3 ${title}`}>{name}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}

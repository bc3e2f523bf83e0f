import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import type { SiteContent } from '../../domain/site/content.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

type Contact = SiteContent['contact']
const link = 'inline-flex min-h-11 items-center text-link underline break-all'

/** Phone, location, email and website of the installation. */
export function ContactBoxes({ contact, isSample }: { contact: Contact; isSample: boolean }) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Box icon="phone" title={m.contact_box_phone()}>
          {contact.phones.map((phone) => (
            <a key={phone} href={`tel:${phone.replace(/\s/g, '')}`} className={link}>
              {phone}
            </a>
          ))}
        </Box>
        <Box icon="map-pin" title={m.contact_box_location()}>
          <address className="py-2 not-italic">{contact.address}</address>
        </Box>
        <Box icon="mail" title={m.contact_box_email()}>
          <a href={`mailto:${contact.email}`} className={link}>
            {contact.email}
          </a>
        </Box>
        <Box icon="globe" title={m.contact_box_website()}>
          <a href={contact.website} className={link}>
            {contact.website.replace(/^https?:\/\//, '')}
          </a>
        </Box>
      </ul>
      {isSample && <p className="mt-3 text-small text-ink-3">{m.contact_sample()}</p>}
    </>
  )
}

function Box({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="rounded-card border border-rule bg-card p-4">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <span className="text-link">
          <Icon name={icon} size={22} />
        </span>
        {title}
      </h2>
      <div className="mt-1 grid justify-items-start">{children}</div>
    </li>
  )
}

/** The contact boxes for phone calls and for complaints. */
export function ContactAside({ contact }: { contact: Contact }) {
  const { legalName, grievanceOfficer: officer, phones } = contact
  const [phone] = phones
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {phone !== undefined && (
        <section className="rounded-card border border-rule bg-card p-4">
          <h2 className="text-base font-semibold">{m.contact_call_title()}</h2>
          <p className="text-ink-2">{m.contact_call_text()}</p>
          <a
            href={`tel:${phone.replace(/\s/g, '')}`}
            className={`${link} mt-1 gap-2 text-lead font-semibold`}
          >
            <Icon name="phone" />
            {phone}
          </a>
        </section>
      )}
      <section className="rounded-card border border-rule bg-card p-4">
        <h2 className="text-base font-semibold">{m.contact_officer_title()}</h2>
        <p className="text-ink-2">{m.contact_officer_text()}</p>
        <p className="mt-2 font-semibold">{officer.name}</p>
        <p>
          <a href={`mailto:${officer.email}`} className={link}>
            {officer.email}
          </a>
        </p>
        <p>
          <a href={`tel:${officer.phone.replace(/\s/g, '')}`} className={link}>
            {officer.phone}
          </a>
        </p>
        <p className="mt-2 text-small text-ink-3">{m.contact_legal({ name: legalName })}</p>
      </section>
    </div>
  )
}

import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'

type ShareRowProps = {
  title: string
  /** Absolute URL of the page. */
  address: string
  /** Links to our profiles at four networks (specification, section 2). */
  profiles: ReactNode
}

/** Share buttons: the phone's own sheet, WhatsApp, copy address; then our profiles. */
export function ShareRow({ title, address, profiles }: ShareRowProps) {
  const canShare = useSyncExternalStore(neverChanges, isPhoneThatShares, () => false)
  return (
    <section aria-labelledby="share" className="mt-10 border-t border-rule pt-5 print:hidden">
      <h2 id="share" className="text-base font-semibold">
        {m.share_title()}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {canShare && (
          <Button variant="secondary" onClick={() => void shareByPhone(title, address)}>
            <Icon name="share" />
            {m.share_phone()}
          </Button>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary')}
        >
          <Icon name="chat" />
          {m.share_whatsapp()}
        </a>
        <CopyLink address={address} />
        {profiles && <div className="sm:ml-auto">{profiles}</div>}
      </div>
    </section>
  )
}

function CopyLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      toast.success(m.share_copied())
    } catch {
      toast.error(m.share_not_copied({ address }))
    }
  }
  return (
    <span className="needs-script">
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'link'} />
        {m.share_copy()}
      </Button>
    </span>
  )
}

async function shareByPhone(title: string, address: string): Promise<void> {
  // Closing the share sheet is not an error.
  await navigator.share({ title, url: address }).catch(() => undefined)
}

const neverChanges = () => () => undefined

function isPhoneThatShares(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches
}

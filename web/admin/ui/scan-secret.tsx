import { encode } from 'uqr'
import { m } from '../../../domain/messages/compiled/messages.js'

/** The secret of an authenticator: a QR code, and the same as text. */
export function ScanSecret({ uri, secret }: { uri: string; secret: string }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{m.admin_scan()}</p>
      <QrCode text={uri} />
      <p className="text-small text-ink-2">
        {m.admin_scan_by_hand()} <code className="break-all text-ink">{secret}</code>
      </p>
    </div>
  )
}

/** Dark on light in both themes, for cameras. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-[240px] bg-white text-black"
      role="img"
      aria-label={m.admin_qr()}
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}

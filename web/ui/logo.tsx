import { productName } from '../../domain/product.ts'

/**
 * The mark: a tick whose long stroke is a staircase, on a square of graph paper.
 * Small marks lose the paper's lines and the last step, which would blur.
 * @param size width and height in pixels
 */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="7" fill="#1E4197" />
      {size >= 32 && (
        <path d="M9 0v36M18 0v36M27 0v36M0 9h36M0 18h36M0 27h36" stroke="#fff" strokeOpacity=".13" />
      )}
      <path
        d={size > 16 ? 'M6 20l6 7h5v-6h5v-6h5V8h4' : 'M6 19l7 8h7v-8h9v-9'}
        fill="none"
        stroke="#FFC933"
        strokeWidth={size > 16 ? 3.4 : 4.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/** The mark with the name. Put it in a link to the home page; the name is the link's text. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold text-name tracking-[-0.01em]">
      <LogoMark size={size} />
      {productName}
    </span>
  )
}

import { useEffect, useRef } from 'react'
import { SiteVideo } from './click-to-load-video.tsx'

/**
 * A video that begins by itself, without sound and with its controls (specification, section 2); it
 * waits where motion is unwelcome, where data is saved, and until it is on the screen.
 */
export function ShowcaseVideo({ video, title }: { video: string; title: string }) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const video = stage.current?.querySelector('video')
    const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
    if (!video || connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      video.muted = true
      // A browser that forbids it leaves the picture and the controls.
      video.play().catch(() => undefined)
    })
    watcher.observe(video)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={stage}>
      <SiteVideo video={video} title={title} />
    </div>
  )
}

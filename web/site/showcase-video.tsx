import { useEffect, useRef } from 'react'
import { SiteVideo } from './click-to-load-video.tsx'

/**
 * An autoplaying muted video with controls (specification, section 2); it waits with reduced motion, with data saving,
 * and until it is on the screen.
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
      // Where autoplay is blocked, the poster and the controls stay.
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

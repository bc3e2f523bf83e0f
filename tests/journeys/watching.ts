import type { APIRequestContext } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { servicesBeside } from '../support/running-product.ts'
import { servedProduct } from '../support/served-product.ts'
import { openedYesterday } from '../support/streams.ts'
import type { NewStudent } from './student-story.ts'

type Video = { _id: string; title: string; duration: string }

/** A student's calls, without a screen. */
export async function callsOf(request: APIRequestContext, { email, password }: NewStudent) {
  const signedIn = await request.post('/api/v1/student/login', { data: { email, password } })
  const { data } = await signedIn.json()
  const headers = { authorization: `Bearer ${data.token}` }
  async function get(path: string) {
    return (await (await request.get(`/api/v1${path}`, { headers })).json()).data
  }

  return {
    progressOf: (courseId: string) => get(`/student/getProgress?course=${courseId}`),
    /** The lessons of a course that count: videos and step lessons. */
    async videosOf(slug: string): Promise<{ courseId: string; videos: Video[] }> {
      const course = await get(`/student/getCourse/${slug}`)
      const videos = course.content.flatMap(({ videos, steps }: Record<'videos' | 'steps', Video[]>) => [
        ...videos,
        ...steps,
      ])
      return { courseId: course._id, videos }
    },
    /** Saves a share of each video as watched from its beginning. */
    async watch(videos: readonly Video[], share = 1): Promise<void> {
      const reports = videos.map(({ _id, duration }) => {
        const end = Math.floor(secondsOf(duration) * share)
        return { item: _id, watched: [[0, end]], positionInSeconds: end, at: new Date().toISOString() }
      })
      const { services, close } = await servicesBeside(servedProduct().dataDir)
      await openedYesterday(
        services,
        (await get('/auth/getProfileData'))._id,
        videos.map(({ _id }) => _id),
      )
      await close()
      const answer = await request.post('/api/v1/student/saveProgress', { headers, data: { reports } })
      expect((await answer.json()).data.saved).toHaveLength(videos.length)
    },
  }
}

function secondsOf(duration: string): number {
  return duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

import type { APIRequestContext } from '@playwright/test'
import type { Question } from '../../web/practice/question.ts'
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

  const post = async (name: string, body: object) =>
    (await (await request.post(`/api/v1/student/${name}`, { headers, data: body })).json()).data

  return {
    profile: () => get('/auth/getProfileData'),
    progressOf: (courseId: string) => get(`/student/getProgress?course=${courseId}`),
    /** The videos and step lessons of a course. */
    async videosOf(slug: string): Promise<{ courseId: string; videos: Video[] }> {
      const course = await get(`/student/getCourse/${slug}`)
      const videos = course.content.flatMap(({ videos, steps }: Record<'videos' | 'steps', Video[]>) => [
        ...videos,
        ...steps,
      ])
      return { courseId: course._id, videos }
    },
    /** Answers five questions of every practice of a course rightly, and counts the lessons. */
    async practise(slug: string): Promise<number> {
      const course = await get(`/student/getCourse/${slug}`)
      const lessons: { _id: string }[] = course.content.flatMap(
        ({ practices }: { practices: { _id: string }[] }) => practices,
      )
      for (const { _id } of lessons) {
        const asked = await post('nextQuestions', { item: _id, count: 5, formulas: 'mathml' })
        const sentAt = new Date().toISOString()
        const attempts = asked.questions.map(
          ({ question, ask, solution, working }: Question, at: number) => ({
            key: `${_id}-${at}`,
            question,
            lines: working === null ? [] : solution.flatMap(({ plain }) => plain ?? []),
            answer: ask.answer,
            ...{ hintsUsed: 0, secondsTaken: 40, answeredAt: sentAt },
          }),
        )
        const { lessons: left } = await post('syncAttempts', { attempts, sentAt })
        expect(left).toEqual([{ item: _id, rightLeft: 0 }])
      }
      return lessons.length
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

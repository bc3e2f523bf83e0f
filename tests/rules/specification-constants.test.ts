import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { siteSeeds } from '../../content/site/site-seeds.ts'
import {
  codeLength,
  codeLifetimeSeconds,
  passwordMaximum,
  passwordMinimum,
  resetPasswordMaximum,
} from '../../domain/accounts/rules.ts'
import * as accounts from '../../domain/accounts/schemas.ts'
import { getBlog } from '../../domain/articles/contract.ts'
import { cutWords, excerptWords } from '../../domain/articles/cut-words.ts'
import { getCategories, getLiveCourses, getMyCourses } from '../../domain/catalog/contract.ts'
import { messageWordLimit, occupations, phoneDigits, topics } from '../../domain/enquiries/rules.ts'
import { contactRequest } from '../../domain/enquiries/schemas.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { plans } from '../../domain/payments/plans.ts'
import { occupationNames, topicNames } from '../../web/enquiries/topic-names.ts'

/** A number that is private to a file of the pages. */
function numberIn(file: string, name: string): number {
  const found = new RegExp(`const ${name} = ([\\d_]+)`).exec(readFileSync(file, 'utf8'))
  return Number(found?.[1]?.replaceAll('_', ''))
}

describe('numbers of the specification', () => {
  it('pages hold ten rows, the blog a hundred at most', () => {
    for (const { input } of [getLiveCourses, getCategories, getMyCourses])
      expect(input.parse({})).toMatchObject({ page: 1, limit: 10 })
    expect(numberIn('web/routes/my-course.tsx', 'pageSize')).toBe(10)
    expect(getBlog.input.parse({ limit: 100 })).toMatchObject({ limit: 100 })
    expect(getBlog.input.safeParse({ limit: 101 }).success).toBe(false)
  })

  it('a phone has ten digits on the contact form, +91 and ten digits in accounts', () => {
    expect(phoneDigits).toBe(10)
    const phone = contactRequest.shape.phone
    expect(phone.safeParse('9848022338').success).toBe(true)
    for (const wrong of ['984802233', '98480223389', '+919848022338'])
      expect(phone.safeParse(wrong).success).toBe(false)
    expect(accounts.phone.safeParse('+919848022338').success).toBe(true)
    for (const wrong of ['9848022338', '+91984802233', '+9198480223389', '+929848022338'])
      expect(accounts.phone.safeParse(wrong).success).toBe(false)
  })

  it('a message has 300 words at most', () => expect(messageWordLimit).toBe(300))

  it('a code has six digits and lives 600 seconds, or 180', () => {
    expect(codeLength).toBe(6)
    expect(codeLifetimeSeconds).toEqual({ registration: 600, login: 180, reset: 180 })
  })

  it('passwords have at most 15 characters on reset and create, 8 to 128 at registration', () => {
    expect([resetPasswordMaximum, passwordMinimum, passwordMaximum]).toEqual([15, 8, 128])
    expect(accounts.resetPassword.safeParse('x'.repeat(15)).success).toBe(true)
    expect(accounts.resetPassword.safeParse('x'.repeat(16)).success).toBe(false)
    for (const [length, fits] of [
      [7, false],
      [8, true],
      [128, true],
      [129, false],
    ] as const)
      expect(accounts.newPassword.safeParse('x'.repeat(length)).success).toBe(fits)
    // Both screens judge by the schema of the reset.
    for (const file of ['web/accounts/reset-password-form.tsx', 'web/routes/create-password.tsx'])
      expect(readFileSync(file, 'utf8')).toMatch(/passwordReset|ResetPasswordForm/)
  })

  it('plans are 1 Monthly, 2 Quaterly and 3 Yearly', () => {
    expect(plans.map(({ number, wireName, months }) => [number, wireName, months])).toEqual([
      [1, 'Monthly', 1],
      [2, 'Quaterly', 3],
      [3, 'Yearly', 12],
    ])
  })

  it('the checkout is asked for the amount times 100', () => {
    expect(readFileSync('web/payments/checkout.ts', 'utf8')).toContain(
      'amount: Math.round(order.amount * 100)',
    )
  })

  it('texts are cut at the words of the specification', () => {
    expect(excerptWords).toEqual({
      card: 20,
      sidebarTitle: 4,
      sidebar: 10,
      homeLarge: 100,
      homeSmall: 10,
      resourceTitle: 10,
      resource: 35,
    })
    expect(cutWords('one two three four five', excerptWords.sidebarTitle)).toBe('one two three four ...')
  })

  it('the blog has a second page from ten articles on', () => {
    expect(numberIn('web/routes/blog/index.tsx', 'pageSize')).toBe(9)
  })

  it('articles are of type 1, 2 or 3', () => {
    for (const [type, isType] of [
      [1, true],
      [2, true],
      [3, true],
      [0, false],
      [4, false],
    ] as const)
      expect(getBlog.input.safeParse({ type }).success).toBe(isType)
  })
})

describe('what moves', () => {
  it('toasts are at the top right for 3000 ms', () => {
    expect(numberIn('web/ui/toaster.tsx', 'shownForMs')).toBe(3000)
    expect(readFileSync('web/ui/toaster.tsx', 'utf8')).toMatch(
      /position="top-right"\s+duration=\{shownForMs\}/,
    )
  })

  it('the player comes into view after 100 ms and plays by itself', () => {
    const player = 'web/catalog/player/lesson-player.tsx'
    expect(numberIn(player, 'scrollDelayMilliseconds')).toBe(100)
    expect(readFileSync('web/catalog/player/video-stage.tsx', 'utf8')).toContain('autoPlay={props.isPlaying}')
  })

  it('PrintScreen blurs the video for 1000 ms', () => {
    expect(numberIn('web/catalog/player/lesson-guard.tsx', 'blurMilliseconds')).toBe(1000)
  })

  it('modules of a course and questions take 300 ms to open', () => {
    expect(readFileSync('web/ui/disclosure.css', 'utf8')).toMatch(
      /\.disclosure::details-content \{[^}]*transition:[^;]*\b300ms/,
    )
    for (const path of ['web/catalog/course-accordion.tsx', 'web/ui/question-list.tsx'])
      expect(readFileSync(path, 'utf8')).toMatch(/<details[^>]*className="disclosure /)
  })

  it('the checkout script is given up after 30 s', () => {
    expect(numberIn('web/payments/checkout.ts', 'scriptTimeoutMilliseconds')).toBe(30_000)
  })

  it('a slide takes 500 ms', () => expect(numberIn('web/ui/use-slides.ts', 'slideMs')).toBe(500))

  it('text of cards is there at once and fades in', () => {
    expect(readFileSync('web/styles/movement.css', 'utf8')).toMatch(/\.fades-in \{\s+animation: appear 800ms/)
    for (const file of ['web/articles/article-grid.tsx', 'web/articles/resource-grid.tsx'])
      expect(readFileSync(file, 'utf8')).toMatch(/className="fades-in[^"]*">\s*\{.*excerpt\}/)
  })
})

describe('what the site says about itself', () => {
  it('the figures that are shown are those of the site', () => {
    expect(siteSeeds.figures?.value.en).toMatchObject({ activeStudents: '100K+', rating: '4.5/5' })
    expect(siteSeeds.batch?.value.en).toEqual({ month: 'February' })
    expect(m.course_rating()).toBe('4.8 (2K reviews)')
  })

  it('six questions answer the six subjects of the home page', () => {
    const subjects: [RegExp, RegExp][] = [
      [/get started/, /account/],
      [/languages/, /English now.*regional languages are planned/],
      [/free/, /app is free.*programs are paid/],
      [/afford/, /₹/],
      [/support/, /support/],
      [/refund/, /support.*course.*registered with/s],
    ]
    const questions = siteSeeds.homeQuestions?.value.en ?? []
    expect(questions).toHaveLength(subjects.length)
    for (const [index, [question, answer]] of subjects.entries()) {
      expect(questions[index]?.question).toMatch(question)
      expect(questions[index]?.answer).toMatch(answer)
    }
  })

  it('topics and occupations are those of the wire, with their names', () => {
    expect(topics.map((topic) => [topic, topicNames[topic]()])).toEqual([
      ['softwareDevelopment', 'Software Development'],
      ['DataScience', 'Data Science & ML'],
      ['DataAnalytics', 'Data Analytics'],
      ['Data Engineer', 'Data Engineering'],
    ])
    const names = ['College Student', 'Working Professional', 'Graduated but not working']
    expect(occupations).toEqual(names)
    expect(occupations.map((occupation) => occupationNames[occupation]())).toEqual(names)
    expect(m.apply_topics()).toMatch(/\*$/)
  })
})

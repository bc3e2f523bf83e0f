import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoProgress, demoStudentOrders } from '../database/seed/people.ts'
import { courseLanguages } from '../domain/catalog/choices.ts'
import { languagesOf } from '../domain/lessons/steps/draw-lesson.ts'
import { planServices } from '../domain/payments/plans.ts'
import { categorySeeds, courseSeeds, isFreeItem } from './catalogue.ts'
import { titlesOfChapter, titlesOfPractice } from './courses/chapter-titles.ts'
import { type CourseSeed, videoSlugs } from './courses/course-seed.ts'
import { titlesOfItem } from './courses/item-titles.ts'
import { stepLessonsOf } from './step-lessons/step-lessons-of.ts'
import { paperPlans } from './worksheets/papers.ts'
import { type PaperName, paperNames, topicNames } from './worksheets/sheet-seed.ts'

// Category, title, modules, prices of month, quarter and year, instructor.
const promised = [
  ['CBSE', 'CBSE Class 10 Maths Standard (041): complete course', 14, 399, 999, 2999, 'R. Padmavathi'],
  ['CBSE', 'CBSE Class 10 Maths Basic (241): pass with confidence', 14, 299, 749, 2199, 'Imran Sheikh'],
  ['CBSE', 'Last 30 days: ten sample papers with step marks', 10, 249, 599, null, 'R. Padmavathi'],
  ['ICSE', 'ICSE Class 10 Maths: complete course', 19, 449, 1149, 3299, 'Farida Contractor'],
  ['ICSE', 'Commercial maths and matrices', 5, 199, null, 999, 'Farida Contractor'],
  ['Telangana SSC', 'Telangana SSC Maths with Telugu chapter words', 14, 349, 899, 2599, 'K. Srinivasa Rao'],
  ['Telangana SSC', 'Free starter: real numbers, logarithms, sets', 3, null, null, null, 'K. Srinivasa Rao'],
  ['Andhra Pradesh SSC', 'AP SSC Maths with Telugu chapter words', 14, 349, 899, 2599, 'V. Lakshmi Prasanna'],
  [
    'Andhra Pradesh SSC',
    'AP model papers: 33 questions, 100 marks',
    6,
    199,
    499,
    null,
    'V. Lakshmi Prasanna',
  ],
  ['Tamil Nadu SSLC', 'Tamil Nadu SSLC Maths: complete course', 8, 349, 899, 2599, 'S. Meenakshi'],
  ['Tamil Nadu SSLC', 'Practical geometry and graphs (8 + 8 marks)', 4, 149, 399, 999, 'S. Meenakshi'],
  ['Karnataka SSLC', 'Karnataka SSLC Maths: complete course', 14, 349, 899, 2599, 'Basavaraj Patil'],
  ['Maharashtra SSC', 'Maths Part I: Algebra', 6, 249, 649, 1899, 'Shubhangi Deshmukh'],
  ['Maharashtra SSC', 'Maths Part II: Geometry', 7, 249, 649, 1899, 'Shubhangi Deshmukh'],
  ['Foundations', 'Class 9 to 10 bridge', 6, 149, 399, 1199, 'Imran Sheikh'],
  ['Foundations', 'Compass and ruler: constructions', 5, 99, 249, 699, 'Farida Contractor'],
  ['AI Club', 'Python and data for school students', 6, 299, 799, 2399, 'Nikhil Varma'],
  [
    'Career training',
    'Data analytics foundations (batch starts in February)',
    8,
    1499,
    3999,
    12999,
    'Nikhil Varma',
  ],
] as const

const courses = courseSeeds.map((course) => ({ slug: course.slug, course }))
const items = (course: CourseSeed) => course.modules.flatMap((module) => module.items)
const videos = (course: CourseSeed) =>
  items(course).flatMap((item) => (item.kind === 'video' ? [item.video] : []))
const sheets = (course: CourseSeed) =>
  items(course).flatMap((item) => (item.kind === 'document' ? [item.sheet] : []))
const words = (html: string) =>
  html
    .replace(/\\\(.*?\\\)/g, 'x')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length

const numbersAndFormulas = /\d+°?|√\d|\b(?:[A-Z]?GST|Python)\b/g

const spoken: Record<string, number> = { Two: 2, Six: 6, Ten: 10 }
const numbersOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...found]) => found.map((word) => spoken[word] ?? Number(word)))

describe('the catalogue', () => {
  it('offers the eighteen courses with their modules, prices and instructors', () => {
    const offered = courseSeeds.map((course) => [
      course.category,
      course.title,
      course.modules.length,
      course.plans.monthly?.priceInRupees ?? null,
      course.plans.quarterly?.priceInRupees ?? null,
      course.plans.yearly?.priceInRupees ?? null,
      course.instructor,
    ])
    expect(offered).toEqual(promised)
  })

  it('names every course, category and sheet once', () => {
    const unique = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length)
    unique(courseSeeds.map((course) => course.slug))
    unique(categorySeeds.map((category) => category.slug))
    unique(
      courseSeeds.flatMap((course) =>
        sheets(course).map((sheet) => `${sheet.generator} ${sheet.seed} ${sheet.withAnswers}`),
      ),
    )
    expect(new Set(courseSeeds.map((course) => course.category))).toEqual(
      new Set(categorySeeds.map((category) => category.name)),
    )
  })

  it('plays only videos that have been made', () => {
    const made = Object.keys(
      JSON.parse(readFileSync(new URL('./videos/files/videos.json', import.meta.url), 'utf8')),
    )
    expect(videoSlugs.filter((slug) => !made.includes(slug))).toEqual([])
  })

  it('shows every video of the pool in some course', () => {
    const shown = new Set(courseSeeds.flatMap(videos))
    expect(videoSlugs.filter((slug) => !shown.has(slug))).toEqual([])
  })
})

describe.each(courses)('course $slug', ({ course }) => {
  it('shows no video twice', () => {
    const shown = videos(course)
    expect(new Set(shown).size).toBe(shown.length)
    for (const slug of shown) expect(videoSlugs).toContain(slug)
  })

  it('draws its sheets from known generators', () => {
    for (const sheet of sheets(course)) expect([...topicNames, ...paperNames]).toContain(sheet.generator)
  })

  it('has one to six differently named rows in every module, at least one of them a sheet', () => {
    for (const module of course.modules) {
      const titles = module.items.map((item) => item.title)
      expect(new Set(titles).size, module.title).toBe(titles.length)
      expect(titles.length).toBeGreaterThanOrEqual(2)
      expect(titles.length).toBeLessThanOrEqual(6)
      expect(
        module.items.some((item) => item.kind === 'document'),
        module.title,
      ).toBe(true)
    }
    const moduleTitles = course.modules.map((module) => module.title)
    expect(new Set(moduleTitles).size).toBe(moduleTitles.length)
  })

  it('calls every module and its rows in Hindi and Telugu too, with the numbers and names of the title, no two rows the same', () => {
    for (const module of course.modules) {
      const lessons = (stepLessonsOf(course).get(module.title) ?? []).map(({ lesson }) => lesson.title)
      for (const [language, script] of [
        ['hi', /[\u0900-\u097f]/],
        ['te', /[\u0c00-\u0c7f]/],
      ] as const) {
        const chapter = titlesOfChapter(module.title)?.[language]
        expect(chapter, module.title).toMatch(script)
        expect(chapter?.match(/\d+/g), chapter).toEqual(module.title.match(/\d+/g))
        const titles = module.items.map(({ title }) => titlesOfItem(title)?.[language] ?? `no ${title}`)
        for (const [index, { title }] of module.items.entries()) {
          expect(titles[index]).toMatch(script)
          expect(titles[index]?.match(numbersAndFormulas), title).toEqual(title.match(numbersAndFormulas))
        }
        const all = [
          ...titles,
          titlesOfPractice(module.title)?.[language],
          ...lessons.map((title) => title[language]),
        ]
        const named = all.filter((title) => title !== undefined)
        expect(new Set(named).size, named.join()).toBe(named.length)
      }
    }
  })

  it('describes every plan in three or more bullets without stray full stops', () => {
    for (const plan of Object.values(course.plans)) {
      const bullets = plan.description
        .split('.')
        .map((bullet) => bullet.trim())
        .filter((bullet) => bullet !== '')
      expect(bullets.length).toBeGreaterThanOrEqual(3)
      for (const bullet of bullets) expect(bullet).toMatch(/^[A-Z].{9,}$/)
      expect(new Set(bullets).size).toBe(bullets.length)
    }
  })

  it('opens the same with every plan: a longer one only stays open for longer', () => {
    const bullets = Object.values(course.plans).map(({ description }) => planServices(description))
    const [first = []] = bullets
    for (const others of bullets) {
      expect(others.slice(0, first.length)).toEqual(first)
      for (const more of others.slice(first.length)) expect(more).toMatch(/^(Stays open|Time) /)
    }
  })

  it('is in the languages in which its videos are spoken and captioned, or every module is taught in steps', () => {
    // Captions in a language other than the voice's do not count as a lesson in it.
    const isSpoken = (language: string) =>
      language === 'en' &&
      videos(course).every((slug) => existsSync(new URL(`./videos/files/${slug}.en.vtt`, import.meta.url)))
    const modules = [...stepLessonsOf(course).values()]
    const isTaughtInSteps = (language: string) =>
      modules.every(
        (lessons) =>
          lessons.length > 0 &&
          lessons.every(({ lesson }) => languagesOf(lesson).some((locale) => locale === language)),
      )
    const languages = courseLanguages.filter((language) => isSpoken(language) || isTaughtInSteps(language))
    expect(course.languages).toEqual(languages)
  })

  it('promises no chapter tests, papers or sheets that it does not have', () => {
    const said = Object.values(course.plans)
      .map(({ description }) => description)
      .join(' ')
    const has = (kind: RegExp) => items(course).filter(({ title }) => kind.test(title)).length
    const all = [said, course.about, course.importance, course.learning].join(' ')
    if (/chapter tests?/i.test(said)) expect(has(/^Chapter test/)).toBeGreaterThanOrEqual(2)
    for (const [count, questions, marks] of numbersOf(
      said,
      /(\w+) practice papers of (\d+) questions for (\d+) marks/g,
    )) {
      const papers = sheets(course).filter(({ generator }) => generator in paperPlans)
      expect(papers.length).toBe(count)
      for (const { generator } of papers) {
        const { sections } = paperPlans[generator as PaperName]
        expect(sections.reduce((sum, section) => sum + section.count, 0)).toBe(questions)
        expect(sections.reduce((sum, section) => sum + section.count * section.marksEach, 0)).toBe(marks)
      }
    }
    if (/Two worksheets (in every|for each) chapter/.test(said))
      for (const { items: rows } of course.modules)
        expect(rows.filter(({ kind }) => kind === 'document').length).toBe(2)
    if (said.includes('Worksheets with answers in every module'))
      for (const { items: rows } of course.modules)
        expect(rows.some(({ kind }) => kind === 'document')).toBe(true)
    // Promises that no module, video or sheet can keep.
    expect(all).not.toMatch(
      /\bhours? (a|each|per) week|over \w+ weeks|weeks (of|at) \w+ hours|in the (layout|shape) of/i,
    )
  })

  it('says what it is about, why it matters and what is learned in 80 to 160 words each', () => {
    for (const text of [course.about, course.importance, course.learning]) {
      expect(words(text)).toBeGreaterThanOrEqual(80)
      expect(words(text)).toBeLessThanOrEqual(160)
      expect(text.replace(/<\/?(?:p|ul|li|strong|em)>|<em lang="te">/g, '')).not.toMatch(/[<>]/)
      expect(text.split('\\(').length).toBe(text.split('\\)').length)
    }
  })
})

describe('the demo student', () => {
  it('is one video short of a certificate, and has begun a free course', () => {
    expect(demoProgress[0].hasPractised).toBe(true)
    const [underway, free] = demoProgress.map(({ slug, videos: done }) => {
      const course = courseSeeds.find((one) => one.slug === slug)
      return {
        left: course === undefined ? null : videos(course).length - done,
        plans: Object.keys(course?.plans ?? {}),
      }
    })
    expect(underway?.left).toBe(1)
    expect(free?.left).toBeGreaterThan(0)
    expect(free?.plans).toEqual([])
    for (const { slug } of demoStudentOrders) expect(courseSeeds.map((course) => course.slug)).toContain(slug)
  })
})

describe('isFreeItem', () => {
  const paid = courseSeeds.filter((course) => course.plans.monthly !== undefined)

  it('opens the first row of every module', () => {
    for (const course of paid) {
      course.modules.forEach((_, moduleIndex) => {
        expect(isFreeItem(course, moduleIndex, 0)).toBe(true)
      })
    }
  })

  it('opens one more row at most: the first document of the course', () => {
    for (const course of paid) {
      const free = course.modules.flatMap((module, moduleIndex) =>
        module.items.filter((_, itemIndex) => isFreeItem(course, moduleIndex, itemIndex)),
      )
      const firstDocument = items(course).find((item) => item.kind === 'document')
      expect(free).toContain(firstDocument)
      expect(free.length - course.modules.length).toBe(
        course.modules.some((module) => module.items[0] === firstDocument) ? 0 : 1,
      )
    }
  })

  it('opens every row of a course without plans and none outside a course', () => {
    const starter = courseSeeds.find((course) => Object.keys(course.plans).length === 0)
    expect(starter?.slug).toBe('telangana-free-starter')
    if (starter === undefined) return
    starter.modules.forEach((module, moduleIndex) => {
      module.items.forEach((_, itemIndex) => {
        expect(isFreeItem(starter, moduleIndex, itemIndex)).toBe(true)
      })
    })
    expect(isFreeItem(starter, 3, 0)).toBe(false)
    expect(isFreeItem(starter, 0, 99)).toBe(false)
  })
})

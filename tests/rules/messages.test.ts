import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Limit, limits } from '../../domain/limits.ts'
import { locales } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import catalogue from '../../domain/messages/en.json' with { type: 'json' }
import { type Sentence, textsOf } from '../../domain/messages/plural.ts'

const keys = Object.keys(catalogue).filter((key) => key !== '$schema')
const sentences = Object.entries(catalogue as unknown as Record<string, Sentence>)

async function sources(): Promise<string> {
  const texts: string[] = []
  for (const folder of ['domain', 'server', 'web']) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$|compiled/.test(path)) continue
      texts.push(await readFile(path, 'utf8'))
    }
  }
  return texts.join('\n')
}

describe('the message catalogue', () => {
  it('is compiled: a known key renders its sentence', () => {
    expect(m.email_required()).toBe('Email is required')
    expect(m.course_valid_till({ date: '12 Mar 2027' })).toBe('Valid till 12 Mar 2027')
  })

  it('does not tell someone that they did what others of their network did', () => {
    const said = Object.values<Limit>(limits).flatMap(({ per, says }) =>
      says !== undefined && per.startsWith('network') ? [String(catalogue[says])] : [],
    )
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((text) => /\byou(’ve| have)? [a-z]+ed\b/i.test(text))).toEqual([])
  })

  it('has the form of each language for a count', () => {
    const lessons = [0, 1, 2].flatMap((count) =>
      locales.map((locale) => m.course_lessons({ count }, { locale })),
    )
    expect(lessons).toEqual([
      ...['0 lessons', '0 पाठ', '0 పాఠాలు'],
      ...['1 lesson', '1 पाठ', '1 పాఠం'],
      ...['2 lessons', '2 पाठ', '2 పాఠాలు'],
    ])
    expect(m.progress_count({ done: 0, all: 1 })).toBe('0 of 1 lesson')
  })

  it('has a plural wherever a count of one may precede a noun', () => {
    // Counts that are limits or shown above one alone.
    const neverOne = new Set([
      ...['account_activity_times', 'admin_count_more', 'admin_mail_refused_own', 'admin_upload_too_many'],
      ...['auth_advice_length', 'auth_password_hint', 'picture_too_many', 'saved_count', 'sheet_about'],
      'ticket_full',
    ])
    const counted = /\{(all|count|documents|done|lessons|marks|modules|rows|total)\} (?!is |has )[a-z]+s\b/
    const unformed = sentences.filter(
      ([key, said]) => typeof said === 'string' && counted.test(said) && !neverOne.has(key),
    )
    expect(unformed.map(([key]) => key)).toEqual([])
    expect(m.practice_marks({ count: 0.5, marks: '½' })).toBe('½ marks')
    expect(m.practice_marks({ count: 1, marks: '1' }, { locale: 'te' })).toBe('1 మార్కు')
    expect(m.practice_run_total({ marks: 0, all: 1, count: 1 })).toBe('0 of 1 mark')
  })

  it('contains no unused message', async () => {
    const said = (await sources()).matchAll(/\bm\.(\w+)|(['"`])(\w+)\2/g)
    const named = new Set([...said].map(([, called, , quoted]) => called ?? quoted))
    expect(keys.filter((key) => !named.has(key))).toEqual([])
  })

  it('leaves the sign of rupees to domain/formats.ts', async () => {
    expect(await sources()).not.toMatch(/₹\$\{/)
  })

  it('has typographic apostrophes, as “can’t”', () => {
    expect(sentences.filter(([, said]) => textsOf(said).some((text) => /[a-z]'[a-z]/i.test(text)))).toEqual(
      [],
    )
  })

  it('has no empty sentence', () => {
    expect(sentences.filter(([, said]) => textsOf(said).some((text) => text.trim() === ''))).toEqual([])
  })
})

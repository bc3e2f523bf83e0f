import pg from 'pg'
import { sql } from '../../server/adapters/database/sql.ts'
import { giveCourses, writeContent } from './growth-content.ts'
import { callApp, type OwnDatabaseOptions, onOwnDatabase, timesOf } from './in-process.ts'
import { type Part, slowestLine } from './report.ts'
import { addStudents } from './students.ts'

const courses = 20
const published = 60_000
const mostMilliseconds = 20

/** As students type them, with mistakes. */
const typed = [
  'why is the discriminent negativ',
  'how do i find zeros of polinomial',
  'tangent radius perpendiculer proof',
  'द्विघाति समीकरन के मूल कैसे निकालें',
  'वृत की स्पर्श रेखा लम्ब क्यों है',
  'వర్గ సమీకరనం మూలాలు ఎలా',
  'వృత్తనికి స్పర్శరేఖ ఎందుకు లంబం',
]

/** Questions similar to the one being typed, among 60,000 published ones. */
export async function measureSimilar(options: OwnDatabaseOptions): Promise<Part> {
  const { calls, progress } = options
  const fill = async (databaseUrl: string) => {
    progress(`Publishing ${published} questions…`)
    await writeContent(databaseUrl, { courses, students: 1 })
    await publishQuestions(databaseUrl)
  }
  return onOwnDatabase(options, 'bench_similar', fill, async ({ app, services }) => {
    const { database } = services
    const [student] = await addStudents(services, 1)
    await giveCourses(database, student?.id ?? '')
    const lesson = await database.first(sql<{ id: string }>`
      select i.id from items i join modules m on m.id = i.module_id join enrolments e on e.course_id = m.course_id
      where e.student_id = ${student?.id ?? ''} and e.ends_at > now() limit 1`)
    const timesByQuestion = new Map<string, number[]>()
    for (const text of typed) {
      const path = `/student/getSimilarQuestions?item=${lesson?.id}&text=${encodeURIComponent(text)}`
      const ask = async () => {
        // The call's response.
        const found = (await callApp(app, path, student?.token)) as unknown[]
        if (found.length === 0) throw new Error(`“${text}” found no question`)
      }
      timesByQuestion.set(text, await timesOf(calls, ask))
    }
    const slowest = slowestLine('Similar among 60,000 published questions', timesByQuestion, mostMilliseconds)
    return {
      results: [slowest.line],
      notes: [
        `Similar questions: ${published} in three languages over ${courses} courses; searched in the server's own process, one at a time, for ${typed.map((text) => `“${text}”`).join(', ')}, each with mistakes; the slowest was “${slowest.question}”.`,
      ],
    }
  })
}

/** Topics and questions about them, in each language, with numbers that make them different. */
async function publishQuestions(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('alter table published_questions disable trigger published_questions_agreed')
    await client.query(
      `insert into published_questions (course_id, item_id, second, question, answer, published_at)
       select m.course_id, i.id, n % 300, format(asked.words, topics.name, n % 97, n % 13), 'Because of line ' || n, now()
       from generate_series(1, $1) n
       join lateral (values
         (0, 'Why is the discriminant of the quadratic equation %2$s x + %3$s negative when %1$s is asked?'),
         (1, 'How do I find the zeroes of a polynomial with coefficients %2$s and %3$s in %1$s?'),
         (2, 'Where does the proof use that the tangent is perpendicular to the radius, in %1$s of %2$s cm?'),
         (3, '%1$s: can I write the answer as %2$s over %3$s, or must it be simplified first?'),
         (4, 'द्विघाती समीकरण के मूल कैसे निकालें जब %1$s में संख्या %2$s और %3$s हो?'),
         (5, '%1$s: वृत्त की स्पर्श रेखा त्रिज्या पर लम्ब क्यों होती है, %2$s और %3$s के लिए?'),
         (6, '%1$s లో వర్గ సమీకరణం మూలాలు %2$s, %3$s ఎలా కనుక్కోవాలి?'),
         (7, '%1$s: వృత్తానికి స్పర్శరేఖ వ్యాసార్ధానికి ఎందుకు లంబంగా ఉంటుంది (%2$s, %3$s)?')
       ) asked (at, words) on asked.at = n % 8
       join lateral (values (0, 'real numbers'), (1, 'similar triangles'), (2, 'arithmetic progressions'),
         (3, 'probability'), (4, 'heights and distances'), (5, 'statistics'), (6, 'surface areas')
       ) topics (at, name) on topics.at = n % 7
       join lateral (select id, module_id from items offset n % (select count(*) from items) limit 1) i on true
       join modules m on m.id = i.module_id`,
      [published],
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

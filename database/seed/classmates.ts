import type { DemoPerson } from './people.ts'

function invented(
  name: string,
  lastDigits: number,
  password: string,
  ...courses: DemoPerson['courses'][number][]
): DemoPerson {
  const [first = ''] = name.toLowerCase().split(' ')
  return {
    name,
    email: `${first}@stepmark.example`,
    phone: `+9198480223${lastDigits}`,
    password,
    isVerified: true,
    courses,
  }
}

/** Sample students of the demo with questions, so that the inbox has a day's work in it. */
export const classmates: readonly DemoPerson[] = [
  invented('Kavya Shetty', 61, 'secant-meets-circle', {
    slug: 'karnataka-sslc-maths',
    fromDay: -60,
    toDay: 30,
  }),
  invented('Rohan Deshpande', 62, 'algebra-in-the-rain', {
    slug: 'maharashtra-ssc-maths-part-1-algebra',
    fromDay: -45,
    toDay: 45,
  }),
  invented('Selvi Murugan', 63, 'graph-paper-and-ink', {
    slug: 'tamil-nadu-sslc-maths',
    fromDay: -50,
    toDay: 40,
  }),
  invented('Farhan Qureshi', 64, 'matrix-times-vector', {
    slug: 'icse-class-10-maths',
    fromDay: -40,
    toDay: 320,
  }),
  invented('Harika Chowdary', 65, 'model-paper-seven', { slug: 'ap-ssc-maths', fromDay: -55, toDay: 35 }),
  invented('Nitin Saxena', 66, 'thirty-days-to-go', {
    slug: 'cbse-last-30-days-sample-papers',
    fromDay: -25,
    toDay: 5,
  }),
  invented('Priyanka Das', 67, 'pandas-eat-bamboo', {
    slug: 'data-analytics-foundations',
    fromDay: -35,
    toDay: 55,
  }),
  invented('Joseph Mathew', 68, 'basic-is-not-easy', {
    slug: 'cbse-class-10-maths-basic',
    fromDay: -50,
    toDay: 40,
  }),
]

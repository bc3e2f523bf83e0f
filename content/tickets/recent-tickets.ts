import type { TicketSeed } from './ticket-seed.ts'

const at = (name: string) => `${name}@stepmark.example`

/** Sample tickets of invented students from the last weeks: answered, waiting, open, and some that are late. */
export const recentTicketSeeds: readonly TicketSeed[] = [
  {
    email: at('harika'),
    courseSlug: 'ap-ssc-maths',
    daysAgo: 12,
    question: 'I paid for the quarterly plan. When exactly does it end?',
    said: [
      {
        by: 'staff',
        hoursLater: 3,
        text: 'The day stands under My learning beside the course: “Valid till”. A quarterly plan ends three calendar months after it began.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('selvi'),
    courseSlug: 'tamil-nadu-sslc-maths',
    daysAgo: 11,
    question: 'Does the order of the vertices matter for similar triangles?',
    said: [
      {
        by: 'staff',
        hoursLater: 13,
        text: 'Yes: ABC ~ PQR says that A goes with P, B with Q, C with R. Written in another order it claims other equal angles.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('joseph'),
    courseSlug: 'cbse-class-10-maths-basic',
    daysAgo: 10,
    question: 'The height of the tower comes to 27.32. Should I leave √3 in the answer?',
    said: [
      {
        by: 'staff',
        hoursLater: 22,
        text: 'Leave 10(1 + √3) unless the question gives √3 = 1.73. Then write both lines.',
      },
      { by: 'student', hoursLater: 25, text: 'The question gives 1.732.' },
    ],
  },
  {
    email: at('nitin'),
    courseSlug: 'cbse-last-30-days-sample-papers',
    daysAgo: 9,
    question: 'Can I see my marks of the practice papers somewhere?',
    said: [
      {
        by: 'staff',
        hoursLater: 18,
        text: 'Not yet: the papers are for checking by yourself, with the step marks beside each answer.',
      },
    ],
  },
  {
    email: at('farhan'),
    courseSlug: 'icse-class-10-maths',
    daysAgo: 8,
    question: 'GST sum: is the tax counted on the marked price or after the discount?',
    said: [
      {
        by: 'staff',
        hoursLater: 5,
        text: 'After the discount: the tax is on what is truly paid.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('rohan'),
    courseSlug: 'maharashtra-ssc-maths-part-1-algebra',
    daysAgo: 6,
    question: 'How long will the recording of the doubt class stay?',
    said: [],
  },
  {
    email: at('kavya'),
    courseSlug: 'karnataka-sslc-maths',
    daysAgo: 5,
    question: 'In AP, the 10th term is 31 and the first is 4. My d is 3 but the key says 2.7.',
    said: [
      {
        by: 'staff',
        hoursLater: 4,
        text: 'Your d is right: 4 + 9d = 31 gives d = 3. The key has a slip, it is being corrected.',
      },
    ],
  },
  {
    email: at('harika'),
    courseSlug: 'ap-ssc-maths',
    daysAgo: 4,
    question: 'Three videos of chapter 7 show the same thumbnail. Is one missing?',
    said: [],
  },
  {
    email: at('priyanka'),
    courseSlug: 'data-analytics-foundations',
    daysAgo: 3.5,
    question: 'Which Python version should I install for the course?',
    said: [
      {
        by: 'staff',
        hoursLater: 6,
        text: 'Any from 3.11. The course runs in the browser too, without installing.',
      },
    ],
  },
  {
    email: at('selvi'),
    courseSlug: 'tamil-nadu-sslc-maths',
    daysAgo: 3,
    question: 'What does “hence” mean in a board question? Must I use the part before?',
    said: [],
  },
  {
    email: at('farhan'),
    courseSlug: 'icse-class-10-maths',
    daysAgo: 2.5,
    question: 'Can the yearly plan be paid in two parts?',
    said: [],
  },
  {
    email: at('joseph'),
    courseSlug: 'cbse-class-10-maths-basic',
    daysAgo: 1.8,
    question: 'The circle in figure 6 has its centre outside. Is that a mistake?',
    said: [
      {
        by: 'staff',
        hoursLater: 7,
        text: 'It is on purpose: the chord is drawn beyond the diameter. The next line uses it.',
      },
      { by: 'student', hoursLater: 12, text: 'Which line? I see two.' },
    ],
  },
  {
    email: at('nitin'),
    courseSlug: 'cbse-last-30-days-sample-papers',
    daysAgo: 1.2,
    question: 'My access ends in five days and the exam is in nine. What can I do?',
    said: [],
  },
  {
    email: at('harika'),
    courseSlug: 'ap-ssc-maths',
    daysAgo: 0.8,
    question: 'Is the answer 4π or 12.56? The key has both.',
    said: [],
  },
  {
    email: at('rohan'),
    courseSlug: 'maharashtra-ssc-maths-part-1-algebra',
    daysAgo: 0.5,
    question: 'Please add a sum on work and time with three people.',
    said: [],
  },
  {
    email: at('kavya'),
    courseSlug: 'karnataka-sslc-maths',
    daysAgo: 0.3,
    question: 'The subtitles run two seconds late in “Surface areas”.',
    said: [],
  },
]

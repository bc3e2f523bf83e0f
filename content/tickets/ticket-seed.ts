/** One message of a demo ticket, some hours after the question. */
type SaidSeed = { by: 'student' | 'staff'; hoursLater: number; text: string; isSolved?: true }

export type TicketSeed = {
  email: string
  courseSlug: string
  /** Days before the day when the demo is loaded. */
  daysAgo: number
  question: string
  said: readonly SaidSeed[]
}

/** Who answers in the demo: a team, not an invented person. */
export const demoStaff = { id: 'demo-desk', name: 'Stepmark Support' } as const

const ananya = 'ananya@stepmark.example'
const vikram = 'vikram@stepmark.example'

/** Sample tickets, oldest first, in the order of their numbers. */
export const ticketSeeds: readonly TicketSeed[] = [
  {
    email: ananya,
    courseSlug: 'class-9-to-10-bridge',
    daysAgo: 64,
    question:
      'In the bridge course, why can we write (a + b)² as a² + 2ab + b²?\nI forget the middle term every time.',
    said: [
      {
        by: 'staff',
        hoursLater: 5,
        text: 'Draw a square of side a + b and cut it at a on both sides. You see one square a², one square b², and two rectangles a × b. The two rectangles are the 2ab.\n\nCheck with numbers: (3 + 4)² = 49, and 9 + 24 + 16 = 49. Without the middle term you would get 25.',
      },
      { by: 'student', hoursLater: 7, text: 'The picture makes it clear. Thank you!' },
      {
        by: 'staff',
        hoursLater: 8,
        text: 'Very good. Try (2x − 5)² now: 4x² − 20x + 25.',
        isSolved: true,
      },
    ],
  },
  {
    email: vikram,
    courseSlug: 'cbse-class-10-maths-standard',
    daysAgo: 47,
    question: 'My monthly plan has ended. Are my worksheets still there if I renew next month?',
    said: [
      {
        by: 'staff',
        hoursLater: 3,
        text: 'Yes. The course opens again with everything in it as soon as you renew. The free lessons and their worksheets stay open meanwhile.',
        isSolved: true,
      },
    ],
  },
  {
    email: ananya,
    courseSlug: 'compass-and-ruler-constructions',
    daysAgo: 18,
    question:
      'When I construct the two tangents from a point, how do I show the steps so that I get full marks?',
    said: [
      {
        by: 'staff',
        hoursLater: 20,
        text: 'Keep every arc, and write what each step does:\n1. Join O and P, and find the midpoint M of OP by its perpendicular bisector.\n2. Draw the circle with centre M through O.\n3. It meets the given circle at A and B. Join PA and PB.\nReason: angle OAP stands on the diameter OP, so it is 90°, and PA is a tangent.',
        isSolved: true,
      },
    ],
  },
  {
    email: ananya,
    courseSlug: 'telangana-ssc-maths',
    daysAgo: 9,
    question: 'The video about √2 says that p² is even, so p is even. Why is that true?',
    said: [
      {
        by: 'staff',
        hoursLater: 4,
        text: 'Look at the other case. If p were odd, p = 2k + 1, then p² = 4k² + 4k + 1 = 2(2k² + 2k) + 1, which is odd. So an even p² can only come from an even p.',
      },
      { by: 'student', hoursLater: 22, text: 'So it is the same for 3, if 3 divides p² then 3 divides p?' },
      {
        by: 'staff',
        hoursLater: 25,
        text: 'Exactly. It holds for every prime number. It does not hold for 4: 4 divides 6² = 36, but 4 does not divide 6. Can you say where the proof for √4 breaks?',
      },
    ],
  },
  {
    email: vikram,
    courseSlug: 'cbse-class-10-maths-standard',
    daysAgo: 6,
    question: 'Can I get the worksheet answers on paper by post?',
    said: [
      {
        by: 'staff',
        hoursLater: 26,
        text: 'We send nothing by post. Each worksheet with answers is a PDF of a few pages that prints in black and white.',
      },
    ],
  },
  {
    email: ananya,
    courseSlug: 'telangana-ssc-maths',
    daysAgo: 4,
    question: 'In the worksheet of Progressions, question 3: is a = 7 or is it the second term?',
    said: [
      {
        by: 'staff',
        hoursLater: 2,
        text: 'a is always the first term. If the second term is 7 and d = 3, then a = 7 − 3 = 4. Which of the two does your sheet give? Copy the line of the question here.',
      },
    ],
  },
  {
    email: ananya,
    courseSlug: 'telangana-ssc-maths',
    daysAgo: 2,
    question: 'The video on similar triangles stops at 480p on my phone. At 240p it plays.',
    said: [
      {
        by: 'staff',
        hoursLater: 6,
        text: 'Thank you for telling us. 480p needs a steady line. Data saver keeps 240p for you, under the gear of the player. Does it stop at the same second each time?',
      },
      { by: 'student', hoursLater: 9, text: 'Yes, at about 0:40, also on my home Wi-Fi.' },
    ],
  },
  {
    email: ananya,
    courseSlug: 'telangana-ssc-maths',
    daysAgo: 0.25,
    question:
      'Is the derivation of the quadratic formula asked in the SSC paper, or only its use?\nMy school book has both.',
    said: [],
  },
  {
    email: vikram,
    courseSlug: 'cbse-class-10-maths-standard',
    daysAgo: 0.15,
    question: 'Which chapters carry the most marks in the Standard paper?',
    said: [],
  },
]

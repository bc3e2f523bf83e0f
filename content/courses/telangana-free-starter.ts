import { type CourseSeed, sheet, video } from './course-seed.ts'

export const telanganaFreeStarter: CourseSeed = {
  slug: 'telangana-free-starter',
  title: 'Free starter: real numbers, logarithms, sets',
  category: 'Telangana SSC',
  instructor: 'K. Srinivasa Rao',
  languages: ['en'],
  level: 'foundation',
  cover: {
    label: 'Free starter',
    sublabel: 'Class 10 · Telangana',
    board: 'telangana',
    construction: 'venn',
  },
  about: String.raw`<p>The first weeks of the Telangana Class 10 book, free for everyone: real numbers (<em lang="te">వాస్తవ సంఖ్యలు</em>), logarithms (<em lang="te">సంవర్గమానాలు</em>) and sets (<em lang="te">సమితులు</em>). No plan, no card, no trial that ends. Every video and every sheet opens at once, also for a visitor who has no account.</p><p>It is a fair sample of how the other courses are made. A video solves one question on the board, slowly, and writes the mark beside each line that earns it. A sheet asks eight questions of the same kind with other numbers, leaves room for rough work, and ends with the answers step by step. The narration and the sheets to print are in English; on the screen a sheet can be read in Telugu and Hindi too.</p>`,
  importance: String.raw`<p>These three topics stand at the front of the book because the rest leans on them. Who can break \(360\) into \(2^3 \times 3^2 \times 5\) without thinking will shorten fractions, find common denominators and recognise surds for the whole year. Logarithms ask the same question from the other side: to which power must \(2\) be raised to give \(8\)?</p><p>Sets are a language more than a topic. The signs \(\in\), \(\subset\), \(\cup\) and \(\cap\) come back in probability, in functions and in every first chapter of intermediate mathematics. One quiet week with them now saves a good deal of guessing later, and none of it needs talent, only order.</p>`,
  learning: String.raw`<p>After the course you can</p><ul><li>write any number up to a thousand as a product of primes</li><li>find HCF and LCM from the factors, and check that their product is the product of the two numbers</li><li>say whether a fraction gives a terminating decimal before dividing</li><li>write out the proof that \(\sqrt{2}\) is irrational, with a reason for each line</li><li>change \(a^n = x\) into \(\log_a x = n\) and back</li><li>expand and collect logarithms by the three laws</li><li>list the elements of a union, an intersection and a difference</li><li>draw a Venn diagram of two sets and count with \(n(A \cup B) = n(A) + n(B) - n(A \cap B)\)</li></ul>`,
  plans: {},
  modules: [
    {
      title: 'Real Numbers',
      items: [
        video('HCF and LCM from prime factors', 'hcf-lcm-prime-factors'),
        video('Why √2 is irrational', 'root-two-irrational'),
        sheet('Worksheet 1: HCF, LCM, decimals, irrational numbers', 'numbers-decimals', 7011),
        sheet('Worksheet 2: more on real numbers', 'numbers-decimals', 7012, 12),
      ],
    },
    {
      title: 'Logarithms',
      items: [
        video('Laws of logarithms', 'logarithm-laws'),
        sheet('Worksheet 3: powers and logarithms', 'logarithms', 7021),
        sheet('Worksheet 4: more on logarithms', 'logarithms', 7022, 12),
      ],
    },
    {
      title: 'Sets',
      items: [
        video('Union and intersection in a Venn diagram', 'sets-venn'),
        sheet('Worksheet 5: elements, unions, intersections', 'sets', 7031),
        sheet('Worksheet 6: counting with Venn diagrams', 'sets', 7032, 12),
      ],
    },
  ],
}

import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const progressions: readonly VideoScript[] = [
  {
    slug: 'ap-nth-term',
    title: 'The nth term (3 marks)',
    topic: 'Arithmetic progressions',
    steps: [
      {
        tex: [t`\text{The 4th term of an AP is 17 and the 9th term is 37.}`, t`\text{Find its 25th term.}`],
        say: 'The fourth term of an A P is seventeen and the ninth term is thirty seven. Find its twenty fifth term.',
        caption: {
          en: 'The 4th term of an AP is 17 and the 9th term is 37. Find its 25th term.',
          hi: 'एक समांतर श्रेढ़ी का 4था पद 17 और 9वाँ पद 37 है। उसका 25वाँ पद ज्ञात करें।',
          te: 'ఒక అంకశ్రేఢిలో 4 వ పదం 17, 9 వ పదం 37. దాని 25 వ పదం కనుగొనండి.',
        },
      },
      {
        tex: t`a_n=a+(n-1)d`,
        say: 'Start with the formula: the n th term is a plus n minus one, times d. Half a mark.',
        caption: {
          en: 'aₙ = a + (n − 1)d. (½ mark)',
          hi: 'aₙ = a + (n − 1)d। (½ अंक)',
          te: 'aₙ = a + (n − 1)d. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`a+3d=17,\qquad a+8d=37`,
        say: 'The fourth term has three steps, so a plus three d is seventeen. The ninth has eight, so a plus eight d is thirty seven. One mark.',
        caption: {
          en: 'a + 3d = 17 and a + 8d = 37. (1 mark)',
          hi: 'a + 3d = 17 और a + 8d = 37। (1 अंक)',
          te: 'a + 3d = 17, a + 8d = 37. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`5d=20\;\Rightarrow\; d=4`,
        say: 'Subtract. Five d is twenty, so d is four.',
        caption: {
          en: 'Subtract: 5d = 20, d = 4. (½ mark)',
          hi: 'घटाएँ: 5d = 20, d = 4। (½ अंक)',
          te: 'తీసివేయండి: 5d = 20, d = 4. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`a=17-3\times 4=5`,
        say: 'Then a is seventeen minus twelve, which is five.',
        caption: {
          en: 'a = 17 − 12 = 5. (½ mark)',
          hi: 'a = 17 − 12 = 5। (½ अंक)',
          te: 'a = 17 − 12 = 5. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`a_{25}=5+24\times 4=101`,
        say: 'The twenty fifth term is five plus twenty four times four, one hundred and one. Twenty four, not twenty five: that is the usual slip.',
        caption: {
          en: 'a₂₅ = 5 + 24 × 4 = 101. Take 24 steps, not 25. (½ mark)',
          hi: 'a₂₅ = 5 + 24 × 4 = 101। 25 नहीं, 24 बार जोड़ें। (½ अंक)',
          te: 'a₂₅ = 5 + 24 × 4 = 101. 25 సార్లు కాదు, 24 సార్లు కలపాలి. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [() => 5 + 3 * 4 === 17, () => 5 + 8 * 4 === 37, () => 5 + 24 * 4 === 101],
  },
  {
    slug: 'ap-sum',
    title: 'The sum of n terms (3 marks)',
    topic: 'Arithmetic progressions',
    steps: [
      {
        tex: [
          t`\text{A hall has 18 rows: 14 seats in the first row, and each row}`,
          t`\text{has 2 seats more than the row in front. How many seats?}`,
        ],
        say: 'A hall has eighteen rows. The first row has fourteen seats, and each row has two seats more than the row in front. How many seats are there?',
        caption: {
          en: 'A hall has 18 rows: 14 seats in the first, each row 2 more than the row in front. How many seats?',
          hi: 'एक हॉल में 18 कतारें हैं: पहली में 14 सीटें, हर अगली में 2 अधिक। कुल कितनी सीटें हैं?',
          te: 'ఒక హాలులో 18 వరుసలు: మొదటి దానిలో 14 సీట్లు, ప్రతి తర్వాతి వరుసలో 2 ఎక్కువ. మొత్తం ఎన్ని సీట్లు?',
        },
      },
      {
        tex: t`14,\;16,\;18,\;\dots\quad\text{an AP}`,
        say: 'The rows make the list fourteen, sixteen, eighteen, and so on. The difference is constant, so it is an A P.',
        caption: {
          en: '14, 16, 18, … is an AP. (½ mark)',
          hi: '14, 16, 18, … एक समांतर श्रेढ़ी है। (½ अंक)',
          te: '14, 16, 18, … ఒక అంకశ్రేఢి. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`a=14,\quad d=2,\quad n=18`,
        say: 'a is fourteen, d is two, and n is eighteen. Half a mark.',
        caption: {
          en: 'a = 14, d = 2, n = 18. (½ mark)',
          hi: 'a = 14, d = 2, n = 18। (½ अंक)',
          te: 'a = 14, d = 2, n = 18. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`S_n=\frac n2\big[2a+(n-1)d\big]`,
        say: 'The sum of n terms is n over two, times two a plus n minus one times d.',
        caption: {
          en: 'Sₙ = n/2 [2a + (n − 1)d]. (½ mark)',
          hi: 'Sₙ = n/2 [2a + (n − 1)d]। (½ अंक)',
          te: 'Sₙ = n/2 [2a + (n − 1)d]. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`S_{18}=\frac{18}{2}\,[28+17\times 2]=9\times 62=558`,
        say: 'Put the values in. Nine times twenty eight plus thirty four, that is nine times sixty two, five hundred and fifty eight. One mark.',
        caption: {
          en: 'S₁₈ = 9 × (28 + 34) = 9 × 62 = 558. (1 mark)',
          hi: 'S₁₈ = 9 × (28 + 34) = 9 × 62 = 558। (1 अंक)',
          te: 'S₁₈ = 9 × (28 + 34) = 9 × 62 = 558. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{The hall has 558 seats.}`,
        say: 'The hall has five hundred and fifty eight seats.',
        caption: {
          en: 'The hall has 558 seats. (½ mark)',
          hi: 'हॉल में 558 सीटें हैं। (½ अंक)',
          te: 'హాలులో 558 సీట్లు ఉన్నాయి. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () => 9 * (28 + 17 * 2) === 558,
      () =>
        Array.from({ length: 18 }, (_, row) => 14 + 2 * row).reduce((sum, seats) => sum + seats, 0) === 558,
    ],
  },
  {
    slug: 'gp-terms',
    title: 'Terms of a GP (3 marks)',
    topic: 'Geometric progressions',
    steps: [
      {
        tex: [
          t`\text{The 2nd term of a GP is 6 and the 5th term is 162.}`,
          t`\text{Find the GP and its 7th term.}`,
        ],
        say: 'The second term of a G P is six and the fifth term is one hundred and sixty two. Find the G P and its seventh term.',
        caption: {
          en: 'The 2nd term of a GP is 6 and the 5th term is 162. Find the GP and its 7th term.',
          hi: 'एक गुणोत्तर श्रेढ़ी का 2रा पद 6 और 5वाँ पद 162 है। श्रेढ़ी और उसका 7वाँ पद ज्ञात करें।',
          te: 'ఒక గుణశ్రేఢిలో 2 వ పదం 6, 5 వ పదం 162. శ్రేఢిని, దాని 7 వ పదాన్ని కనుగొనండి.',
        },
      },
      {
        tex: t`ar=6,\qquad ar^4=162`,
        say: 'The n th term is a times r to the power n minus one. So a r is six, and a r to the four is one hundred and sixty two.',
        caption: {
          en: 'ar = 6 and ar⁴ = 162. (½ mark)',
          hi: 'ar = 6 और ar⁴ = 162। (½ अंक)',
          te: 'ar = 6, ar⁴ = 162. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\frac{ar^4}{ar}=r^3=\frac{162}{6}=27`,
        say: 'Divide the two. r cubed is one hundred and sixty two over six, twenty seven. One mark.',
        caption: {
          en: 'Divide: r³ = 162 / 6 = 27. (1 mark)',
          hi: 'भाग दें: r³ = 162 / 6 = 27। (1 अंक)',
          te: 'భాగించండి: r³ = 162 / 6 = 27. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`r=3,\qquad a=\frac63=2`,
        say: 'So r is three, and a is six over three, which is two.',
        caption: {
          en: 'r = 3 and a = 2. (½ mark)',
          hi: 'r = 3 और a = 2। (½ अंक)',
          te: 'r = 3, a = 2. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`2,\;6,\;18,\;54,\;162,\;\dots`,
        say: 'The G P is two, six, eighteen, fifty four, one hundred and sixty two. Both given terms are there, so our check is done.',
        caption: {
          en: 'The GP is 2, 6, 18, 54, 162, … Both given terms are there. (½ mark)',
          hi: 'श्रेढ़ी 2, 6, 18, 54, 162, … है। दिए गए दोनों पद इसमें हैं। (½ अंक)',
          te: 'శ్రేఢి 2, 6, 18, 54, 162, … ఇచ్చిన రెండు పదాలూ ఇందులో ఉన్నాయి. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`a_7=2\times 3^6=2\times 729=1458`,
        say: 'The seventh term is two times three to the six: two times seven hundred and twenty nine, one thousand four hundred and fifty eight.',
        caption: {
          en: 'a₇ = 2 × 3⁶ = 2 × 729 = 1458. (½ mark)',
          hi: 'a₇ = 2 × 3⁶ = 2 × 729 = 1458। (½ अंक)',
          te: 'a₇ = 2 × 3⁶ = 2 × 729 = 1458. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [() => 2 * 3 === 6 && 2 * 3 ** 4 === 162, () => 162 / 6 === 3 ** 3, () => 2 * 3 ** 6 === 1458],
  },
]

import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of five marks: mean, median and mode of one table, and what each of them tells. */
export const threeMeasures: StepLesson = {
  id: 'mean-median-mode-of-one-table',
  version: 1,
  title: {
    en: 'Worked example: mode, median and mean of one table',
    hi: 'हल किया उदाहरण: एक सारणी का बहुलक, माध्यक और माध्य',
    te: 'సాధించిన ఉదాహరణ: ఒకే పట్టిక బాహుళకం, మధ్యగతం, సగటు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    mode: {
      mode: 'value',
      facts: { l: '10', p: '12', q: '20', s: '8', h: '5', Z: '12' },
      formulas: { Z: 'l+(q-p)/(2*q-p-s)*h' },
      target: '12',
    },
    med: {
      mode: 'value',
      facts: { l: '10', n: '50', c: '17', f: '20', h: '5', M: '12' },
      formulas: { M: 'l+(n/2-c)/f*h' },
      target: '12',
    },
    mean: { mode: 'value', facts: { a: '25/2', n: '50', h: '5', A: '121/10' }, target: '121/10' },
  },
  steps: [
    {
      words: {
        en: 'The table shows how many minutes 50 people waited at a clinic. Find the mode, the median and the mean.',
        hi: 'सारणी में है कि एक क्लिनिक में 50 लोगों ने कितने मिनट इंतज़ार किया। बहुलक, माध्यक और माध्य ज्ञात करें।',
        te: 'ఒక క్లినిక్‌లో 50 మంది ఎన్ని నిమిషాలు వేచి ఉన్నారో పట్టికలో ఉంది. బాహుళకం, మధ్యగతం, సగటు కనుగొనండి.',
      },
      table: {
        head: [{ en: 'minutes', hi: 'मिनट', te: 'నిమిషాలు' }, { en: '$f$' }, { en: '$cf$' }],
        rows: [
          [{ en: '0–5' }, { en: '5' }, { en: '5' }],
          [{ en: '5–10' }, { en: '12' }, { en: '17' }],
          [{ en: '10–15' }, { en: '20' }, { en: '37' }],
          [{ en: '15–20' }, { en: '8' }, { en: '45' }],
          [{ en: '20–25' }, { en: '5' }, { en: '50' }],
        ],
      },
    },
    {
      words: {
        en: 'Mode: the greatest frequency is 20, so the modal class is 10–15.',
        hi: 'बहुलक: सबसे बड़ी बारंबारता 20 है, इसलिए बहुलक वर्ग 10–15 है।',
        te: 'బాహుళకం: గరిష్ఠ పౌనఃపున్యం 20, కాబట్టి బాహుళక తరగతి 10–15.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What are the frequencies before and after it?',
          hi: 'उससे पहले और बाद की बारंबारताएँ क्या हैं?',
          te: 'దాని ముందు, తర్వాత పౌనఃపున్యాలు ఏవి?',
        },
        hint: {
          en: 'Look at f, one row above and one row below. Not at cf.',
          hi: 'f देखें, एक पंक्ति ऊपर और एक नीचे। cf नहीं।',
          te: 'f చూడండి: ఒక వరుస పైన, ఒక వరుస కింద. cf కాదు.',
        },
        options: [
          { words: { en: '$f_0=12,\\ f_2=8$' }, isRight: true },
          {
            words: { en: '$f_0=8,\\ f_2=12$' },
            hint: {
              en: 'The small 0 is for the class that comes first.',
              hi: 'छोटा 0 पहले आने वाले वर्ग के लिए है।',
              te: 'చిన్న 0 ముందు వచ్చే తరగతికి.',
            },
          },
          { words: { en: '$f_0=17,\\ f_2=45$' } },
        ],
      },
      lines: [
        { tex: t`Z=10+\frac{20-12}{40-12-8}\times5`, plain: 'Z = 10 + (20-12)/(40-12-8)*5', in: 'mode' },
        { tex: t`Z=10+\frac{8}{20}\times5=12`, plain: 'Z = 10 + 8/20*5 = 12', in: 'mode' },
      ],
      mark: '1½',
    },
    {
      words: {
        en: 'Median: half of 50 is 25. It is first passed in the class 10–15.',
        hi: 'माध्यक: 50 का आधा 25 है। यह पहली बार वर्ग 10–15 में पार होता है।',
        te: 'మధ్యగతం: 50 లో సగం 25. అది మొదట 10–15 తరగతిలో దాటుతుంది.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for the median M.',
          hi: 'माध्यक M की पंक्ति लिखें।',
          te: 'మధ్యగతం M కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Lower limit 10. Take the cf of the class before.',
          hi: 'निम्न सीमा 10। पिछले वर्ग की cf लें।',
          te: 'దిగువ హద్దు 10. ముందు తరగతి cf తీసుకోండి.',
        },
        in: 'med',
        example: 'M = 10 + (25-17)/20*5',
      },
      lines: [
        { tex: t`M=10+\frac{25-17}{20}\times5`, plain: 'M = 10 + (25-17)/20*5', in: 'med' },
        { plain: 'M = 12', in: 'med' },
      ],
      mark: '1½',
    },
    {
      words: {
        en: 'Mean: assumed mean 12.5, step 5.',
        hi: 'माध्य: कल्पित माध्य 12.5, पग 5।',
        te: 'సగటు: ఊహించిన సగటు 12.5, సోపానం 5.',
      },
      table: {
        head: [{ en: '$x$' }, { en: '$f$' }, { en: '$u$' }, { en: '$fu$' }],
        rows: [
          [{ en: '2.5' }, { en: '5' }, { en: '−2' }, { en: '−10' }],
          [{ en: '7.5' }, { en: '12' }, { en: '−1' }, { en: '−12' }],
          [{ en: '12.5' }, { en: '20' }, { en: '0' }, { en: '0' }],
          [{ en: '17.5' }, { en: '8' }, { en: '1' }, { en: '8' }],
          [{ en: '22.5' }, { en: '5' }, { en: '2' }, { en: '10' }],
        ],
      },
      mark: '1',
    },
    {
      words: { en: 'Add, and put it in.', hi: 'जोड़ें और रखें।', te: 'కూడి, ఉంచండి.' },
      question: {
        kind: 'value',
        ask: { en: 'What is the sum of the fu?', hi: 'fu का योग कितना है?', te: 'fu మొత్తం ఎంత?' },
        hint: {
          en: 'Add the negative ones and the positive ones apart.',
          hi: 'ऋणात्मक और धनात्मक अलग-अलग जोड़ें।',
          te: 'ఋణాత్మకాలు, ధనాత్మకాలు వేరువేరుగా కూడండి.',
        },
        answerKind: 'number',
        answer: '-4',
      },
      lines: [
        { plain: '-10 - 12 + 0 + 8 + 10 = -4' },
        { tex: t`\bar x=12.5+5\times\frac{-4}{50}`, plain: 'A = 12.5 + 5*(-4)/50', in: 'mean' },
        { tex: t`\bar x=12.1`, plain: 'A = 12.1', in: 'mean' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'What they tell: most often people waited about 12 minutes, half of them less than 12, and 12.1 on average.',
        hi: 'ये क्या बताते हैं: सबसे अधिक लोगों ने लगभग 12 मिनट, आधों ने 12 से कम, और औसतन 12.1 मिनट इंतज़ार किया।',
        te: 'ఇవి చెప్పేది: ఎక్కువగా సుమారు 12 నిమిషాలు వేచి ఉన్నారు, సగం మంది 12 కంటే తక్కువ, సగటున 12.1 నిమిషాలు.',
      },
    },
    {
      words: {
        en: 'There is a rule of thumb between the three. It holds only nearly: 36 and 36.2 here.',
        hi: 'तीनों के बीच एक आनुभविक संबंध है। वह लगभग ही सही होता है: यहाँ 36 और 36.2।',
        te: 'మూడింటి మధ్య ఒక అనుభావిక సంబంధం ఉంది. అది సుమారుగా మాత్రమే నిజం: ఇక్కడ 36, 36.2.',
      },
      lines: [{ tex: t`3M\approx Z+2\bar x` }, { plain: '3*12 = 36' }, { plain: '12 + 2*12.1 = 36.2' }],
    },
  ],
}

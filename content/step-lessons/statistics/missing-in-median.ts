import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of five marks: two frequencies are missing, the median and the total are known. */
export const missingInMedian: StepLesson = {
  id: 'two-missing-frequencies-from-the-median',
  version: 1,
  title: {
    en: 'Worked example: two missing frequencies',
    hi: 'हल किया उदाहरण: दो अज्ञात बारंबारताएँ',
    te: 'సాధించిన ఉదాహరణ: రెండు తెలియని పౌనఃపున్యాలు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    xy: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['42+x+y=60', '30+(30-(16+x))/20*10=32'],
      worlds: [{ x: '10', y: '8' }],
    },
  },
  steps: [
    {
      words: {
        en: 'The median of 60 values is 32. Find the frequencies x and y.',
        hi: '60 मानों का माध्यक 32 है। बारंबारताएँ x और y ज्ञात करें।',
        te: '60 విలువల మధ్యగతం 32. పౌనఃపున్యాలు x, y కనుగొనండి.',
      },
      table: {
        head: [{ en: 'class', hi: 'वर्ग', te: 'తరగతి' }, { en: '$f$' }],
        rows: [
          [{ en: '0–10' }, { en: '4' }],
          [{ en: '10–20' }, { en: '$x$' }],
          [{ en: '20–30' }, { en: '12' }],
          [{ en: '30–40' }, { en: '20' }],
          [{ en: '40–50' }, { en: '$y$' }],
          [{ en: '50–60' }, { en: '6' }],
        ],
      },
    },
    {
      words: {
        en: 'Two unknowns need two equations. The total gives the first.',
        hi: 'दो अज्ञात के लिए दो समीकरण चाहिए। पहला कुल संख्या से मिलता है।',
        te: 'రెండు తెలియని వాటికి రెండు సమీకరణాలు కావాలి. మొదటిది మొత్తం నుండి వస్తుంది.',
      },
      lines: [
        { plain: '42 + x + y = 60', in: 'xy' },
        { plain: 'x + y = 18', in: 'xy' },
      ],
      mark: '1',
    },
    {
      words: { en: 'The cumulative frequencies:', hi: 'संचयी बारंबारताएँ:', te: 'సంచిత పౌనఃపున్యాలు:' },
      table: {
        head: [{ en: 'class', hi: 'वर्ग', te: 'తరగతి' }, { en: '$cf$' }],
        rows: [
          [{ en: '0–10' }, { en: '4' }],
          [{ en: '10–20' }, { en: '$4+x$' }],
          [{ en: '20–30' }, { en: '$16+x$' }],
          [{ en: '30–40' }, { en: '$36+x$' }],
          [{ en: '40–50' }, { en: '$36+x+y$' }],
          [{ en: '50–60' }, { en: '$42+x+y$' }],
        ],
      },
      mark: '1',
    },
    {
      words: {
        en: 'No need to search for the median class: the median is given.',
        hi: 'माध्यक वर्ग खोजना नहीं है: माध्यक दिया हुआ है।',
        te: 'మధ్యగత తరగతిని వెతకనవసరం లేదు: మధ్యగతం ఇచ్చారు.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which cf goes into the formula?',
          hi: 'सूत्र में कौन-सी cf जाएगी?',
          te: 'సూత్రంలో ఏ cf వస్తుంది?',
        },
        hint: {
          en: '32 lies in 30–40. The formula takes what is counted before that class.',
          hi: '32, वर्ग 30–40 में है। सूत्र उस वर्ग से पहले की गिनती लेता है।',
          te: '32, 30–40 తరగతిలో ఉంది. సూత్రం ఆ తరగతికి ముందు లెక్కను తీసుకుంటుంది.',
        },
        options: [
          { words: { en: '$4+x$' } },
          { words: { en: '$16+x$' }, isRight: true },
          {
            words: { en: '$36+x$' },
            hint: {
              en: 'That one has the median class in it already.',
              hi: 'उसमें माध्यक वर्ग भी शामिल है।',
              te: 'అందులో మధ్యగత తరగతి కూడా ఉంది.',
            },
          },
        ],
      },
      lines: [{ tex: t`l=30,\quad f=20,\quad h=10` }, { tex: t`\frac n2=30,\quad cf=16+x` }],
      mark: '½',
    },
    {
      words: {
        en: 'The second equation is the formula itself.',
        hi: 'दूसरा समीकरण सूत्र ही है।',
        te: 'రెండో సమీకరణం సూత్రమే.',
      },
      lines: [
        {
          tex: t`30+\frac{30-(16+x)}{20}\times10=32`,
          plain: '30+(30-(16+x))/20*10 = 32',
          in: 'xy',
        },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Ten by twenty is a half. Mind the bracket: both 16 and x are subtracted.',
        hi: 'दस बटा बीस आधा है। कोष्ठक पर ध्यान दें: 16 और x दोनों घटते हैं।',
        te: 'పది బై ఇరవై అంటే సగం. బ్రాకెట్ గమనించండి: 16, x రెండూ తీసివేయబడతాయి.',
      },
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'Take 30 to the right, then double both sides.',
          hi: '30 को दाईं ओर ले जाएँ, फिर दोनों पक्षों को दुगुना करें।',
          te: '30 ను కుడివైపుకు తీసుకెళ్లి, రెండు వైపులా రెట్టింపు చేయండి.',
        },
        in: 'xy',
        example: '(14-x)/2 = 2',
      },
      lines: [
        { tex: t`\frac{14-x}{2}=2`, plain: '(14-x)/2 = 2', in: 'xy' },
        { plain: '14 - x = 4', in: 'xy' },
        { plain: 'x = 10', in: 'xy' },
      ],
      mark: '1',
    },
    {
      words: { en: 'The first equation gives y.', hi: 'पहले समीकरण से y मिलता है।', te: 'మొదటి సమీకరణం y ఇస్తుంది.' },
      question: {
        kind: 'value',
        ask: { en: 'What is y?', hi: 'y कितना है?', te: 'y ఎంత?' },
        hint: {
          en: 'Put x into the sum of both.',
          hi: 'दोनों के योग में x रखें।',
          te: 'రెండింటి మొత్తంలో x ఉంచండి.',
        },
        answerKind: 'number',
        answer: '8',
      },
      lines: [{ plain: 'y = 18 - 10 = 8', in: 'xy' }],
      mark: '½',
    },
    {
      words: {
        en: 'Check: 26 values lie below 30, and 46 below 40. So the 30th is in the class 30–40, as it must be.',
        hi: 'जाँच: 30 से नीचे 26 मान और 40 से नीचे 46। इसलिए तीसवाँ वर्ग 30–40 में है, जैसा होना चाहिए।',
        te: 'సరిచూడండి: 30 కంటే తక్కువ 26 విలువలు, 40 కంటే తక్కువ 46. కాబట్టి ముప్పైవది 30–40 లో ఉంది; అలాగే ఉండాలి.',
      },
      lines: [{ plain: '4 + 10 + 12 + 20 + 8 + 6 = 60' }],
    },
  ],
}

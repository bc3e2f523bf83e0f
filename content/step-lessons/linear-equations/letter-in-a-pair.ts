import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** For which k has a pair no solution, or infinitely many? */
export const letterInAPair: StepLesson = {
  id: 'for-which-k-no-solution',
  version: 2,
  title: {
    en: 'Worked example: for which k?',
    hi: 'हल किया उदाहरण: k के किस मान के लिए?',
    te: 'సాధించిన ఉదాహరణ: k యొక్క ఏ విలువకు?',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    none: { mode: 'solve', variables: ['k'], given: ['k/12=3/k'], worlds: [{ k: '6' }, { k: '-6' }] },
    one: { mode: 'solve', variables: ['k'], given: ['2/k=3/9'], worlds: [{ k: '6' }] },
  },
  steps: [
    {
      words: {
        en: 'For which $k$ has this pair infinitely many solutions? Is there a $k$ with none?',
        hi: '$k$ के किस मान पर इस युग्म के अनंत हल हैं? क्या किसी $k$ पर एक भी हल नहीं?',
        te: '$k$ యొక్క ఏ విలువకు ఈ జతకు అనంత సాధనలు? ఏ సాధనా లేని $k$ ఉందా?',
      },
      lines: [{ tex: 'kx+3y=k-3' }, { tex: '12x+ky=k' }],
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'In both cases the first two ratios are equal. If $k$ is 0 they cannot be, so we may divide by $k$.',
        hi: 'दोनों स्थितियों में पहले दो अनुपात बराबर हैं। $k$ शून्य हो तो वे बराबर नहीं हो सकते, इसलिए $k$ से भाग दे सकते हैं।',
        te: 'రెండు సందర్భాల్లోనూ మొదటి రెండు నిష్పత్తులు సమానం. $k$ సున్నా అయితే అవి సమానం కాలేవు, కాబట్టి $k$ తో భాగించవచ్చు.',
      },
      lines: [{ plain: 'k/12 = 3/k', in: 'none' }],
      mark: '½',
    },
    {
      words: {
        en: 'Multiply crosswise.',
        hi: 'तिर्यक गुणा करें।',
        te: 'అడ్డ గుణకారం చేయండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Write all values of k.',
          hi: 'k के सभी मान लिखें।',
          te: 'k యొక్క అన్ని విలువలు రాయండి.',
        },
        hint: {
          en: 'You get a square. How many numbers have that square?',
          hi: 'एक वर्ग मिलता है। कितनी संख्याओं का वह वर्ग है?',
          te: 'ఒక వర్గం వస్తుంది. ఆ వర్గం ఎన్ని సంఖ్యలకు ఉంటుంది?',
        },
        answerKind: 'solutions',
        answer: '6, -6',
        rules: { variable: 'k' },
      },
      lines: [
        { plain: 'k^2 = 36', in: 'none' },
        { plain: 'k = 6 or k = -6', in: 'none' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Now the third ratio decides. Take $k=6$: the right sides are 3 and 6.',
        hi: 'अब तीसरा अनुपात निर्णय करेगा। $k=6$ लें: दाएँ पक्ष 3 और 6 हैं।',
        te: 'ఇప్పుడు మూడవ నిష్పత్తి నిర్ణయిస్తుంది. $k=6$ తీసుకోండి: కుడి వైపులు 3, 6.',
      },
      lines: [{ plain: '6/12 = 3/6 = 1/2' }],
      mark: '½',
      margin: { en: 'infinitely many', hi: 'अनंत हल', te: 'అనంత సాధనలు' },
    },
    {
      words: {
        en: 'Take $k=-6$: the right sides are $-9$ and $-6$.',
        hi: '$k=-6$ लें: दाएँ पक्ष $-9$ और $-6$ हैं।',
        te: '$k=-6$ తీసుకోండి: కుడి వైపులు $-9$, $-6$.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'What are the lines then?', hi: 'तब रेखाएँ कैसी हैं?', te: 'అప్పుడు రేఖలు ఎలాంటివి?' },
        hint: {
          en: 'Compare −6 by 12 with −9 by −6.',
          hi: '−6 बटा 12 की तुलना −9 बटा −6 से करें।',
          te: '−6 బై 12 ను −9 బై −6 తో పోల్చండి.',
        },
        options: [
          { words: { en: 'They cross', hi: 'काटती हैं', te: 'ఖండించుకుంటాయి' } },
          { words: { en: 'Parallel', hi: 'समांतर', te: 'సమాంతరం' }, isRight: true },
          { words: { en: 'The same line', hi: 'एक ही रेखा', te: 'ఒకే రేఖ' } },
        ],
      },
      lines: [{ plain: '(-6)/12 = 3/(-6) = -1/2' }, { plain: '(-9)/(-6) = 3/2' }],
      mark: '½',
    },
    {
      words: {
        en: 'Write the answer: infinitely many for $k=6$, none for $k=-6$.',
        hi: 'उत्तर लिखें: $k=6$ पर अनंत हल, $k=-6$ पर कोई हल नहीं।',
        te: 'జవాబు రాయండి: $k=6$ కు అనంత సాధనలు, $k=-6$ కు సాధన లేదు.',
      },
      mark: '½',
    },
    {
      words: {
        en: 'Your turn: $2x+3y=7$ and $kx+9y=15$ have exactly one solution.',
        hi: 'आपकी बारी: $2x+3y=7$ और $kx+9y=15$ का ठीक एक हल है।',
        te: 'మీ వంతు: $2x+3y=7$, $kx+9y=15$ లకు సరిగ్గా ఒక సాధన ఉంది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'Which one value may $k$ not have?',
          hi: '$k$ का कौन-सा एक मान नहीं हो सकता?',
          te: '$k$ కు ఏ ఒక్క విలువ ఉండకూడదు?',
        },
        hint: {
          en: 'The first two ratios must differ. Find the k that makes them equal.',
          hi: 'पहले दो अनुपात अलग होने चाहिए। वह k खोजें जिससे वे बराबर हों।',
          te: 'మొదటి రెండు నిష్పత్తులు వేరుగా ఉండాలి. అవి సమానమయ్యే k ను కనుగొనండి.',
        },
        why: {
          en: 'Every other $k$ is right, also 0.',
          hi: 'बाकी हर $k$ सही है, 0 भी।',
          te: 'మిగతా ప్రతి $k$ సరైనదే, 0 కూడా.',
        },
        answerKind: 'number',
        answer: '6',
      },
      lines: [
        { plain: '2/k = 3/9', in: 'one' },
        { plain: '3k = 18', in: 'one' },
        { plain: 'k = 6', in: 'one' },
      ],
    },
  ],
}

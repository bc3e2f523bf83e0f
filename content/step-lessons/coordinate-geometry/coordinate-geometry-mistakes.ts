import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** What costs marks with distances and sections. */
export const coordinateGeometryMistakes: StepLesson = {
  id: 'coordinate-geometry-mistakes',
  version: 2,
  title: {
    en: 'Coordinates: mistakes that cost marks',
    hi: 'निर्देशांक: अंक कटाने वाली गलतियाँ',
    te: 'నిరూపకాలు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 330, view: [-3.2, -1.2, 4.4, 3.6] },
  figureWords: {
    en: 'A number plane with both axes.',
    hi: 'निर्देशांक तल, दोनों अक्षों सहित।',
    te: 'రెండు అక్షాలతో నిరూపక తలం.',
  },
  workings: {
    ab: { mode: 'value', facts: { AB: '13' } },
    p: { mode: 'value', facts: { x: '7' } },
  },
  steps: [
    {
      words: {
        en: 'First slip: signs. A is (−3, 4) and B is (2, −8).',
        hi: 'पहली गलती: चिह्न। A(−3, 4) और B(2, −8) हैं।',
        te: 'మొదటి పొరపాటు: గుర్తులు. A(−3, 4), B(2, −8).',
      },
      said: {
        en: 'First slip: signs. A is minus 3, 4 and B is 2, minus 8.',
        hi: 'पहली गलती: चिह्न। A ऋण 3, 4 और B 2, ऋण 8 हैं।',
        te: 'మొదటి పొరపాటు: గుర్తులు. A మైనస్ 3, 4, B 2, మైనస్ 8.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong first?', hi: 'सबसे पहले कौन-सी पंक्ति गलत है?', te: 'మొదట తప్పయిన పంక్తి ఏది?' },
        hint: {
          en: 'Work out each bracket once more, with its signs.',
          hi: 'हर कोष्ठक को चिह्नों के साथ फिर से निकालें।',
          te: 'ప్రతి బ్రాకెట్‌ను గుర్తులతో మళ్లీ గణించండి.',
        },
        why: {
          en: 'Minus of a minus is plus: 2 − (−3) is 5.',
          hi: 'ऋण का ऋण धन है: 2 − (−3), 5 है।',
          te: 'మైనస్ మైనస్ కలిస్తే ప్లస్: 2 − (−3) అంటే 5.',
        },
        lines: [
          { plain: 'AB^2 = (2-(-3))^2 + (-8-4)^2', in: 'ab' },
          { plain: 'AB^2 = (-1)^2 + (-12)^2', in: 'ab' },
          { plain: 'AB = √145', in: 'ab' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'AB^2 = 5^2 + (-12)^2 = 169', in: 'ab' },
        { plain: 'AB = 13', in: 'ab' },
      ],
    },
    {
      words: {
        en: 'Second slip: a root does not go term by term.',
        hi: 'दूसरी गलती: मूल हर पद पर अलग-अलग नहीं लगता।',
        te: 'రెండవ పొరపాటు: వర్గమూలాన్ని పదం పదానికి విడిగా తీయకూడదు.',
      },
      lines: [{ plain: '√(36+64) = √100 = 10' }],
      question: {
        kind: 'slip',
        ask: { en: 'Find the wrong line.', hi: 'गलत पंक्ति ढूँढें।', te: 'తప్పు పంక్తిని కనుక్కోండి.' },
        hint: {
          en: 'What stands below the root sign has to be added first.',
          hi: 'मूल चिह्न के नीचे जो है, उसे पहले जोड़ें।',
          te: 'వర్గమూలం గుర్తు కింద ఉన్నదాన్ని ముందు కూడాలి.',
        },
        why: {
          en: 'Add first, then take the root of the sum.',
          hi: 'पहले जोड़ें, फिर योग का मूल लें।',
          te: 'ముందు కూడండి, తర్వాత మొత్తానికి వర్గమూలం తీయండి.',
        },
        lines: [{ plain: '√(6^2+8^2) = √(36+64)' }, { plain: '√(36+64) = 6+8' }, { plain: '6+8 = 14' }],
        wrong: 2,
      },
    },
    {
      words: {
        en: 'Third slip: the ratio the wrong way round. P divides A(1, 5) to B(9, 2) in the ratio 3 to 1.',
        hi: 'तीसरी गलती: अनुपात उल्टा। P, A(1, 5) से B(9, 2) को 3 : 1 में विभाजित करता है।',
        te: 'మూడవ పొరపాటు: నిష్పత్తిని తిప్పి వేయడం. P, A(1, 5) నుండి B(9, 2) వరకు 3 : 1 లో విభజిస్తుంది.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong first?', hi: 'सबसे पहले कौन-सी पंक्ति गलत है?', te: 'మొదట తప్పయిన పంక్తి ఏది?' },
        hint: {
          en: 'AP is longer than PB. To which end should P be nearer?',
          hi: 'AP, PB से लंबी है। P किस सिरे के पास होना चाहिए?',
          te: 'AP, PB కంటే పొడవు. P ఏ చివరకు దగ్గరగా ఉండాలి?',
        },
        why: {
          en: 'The 3 goes with B: 3 × 9 + 1 × 1. P is nearer to B.',
          hi: '3 का गुणा B से होता है: 3 × 9 + 1 × 1। P, B के पास है।',
          te: '3 ను B తో గుణించాలి: 3 × 9 + 1 × 1. P, B కు దగ్గరగా ఉంటుంది.',
        },
        lines: [
          { plain: 'x = (3*1 + 1*9)/(3+1)', in: 'p' },
          { plain: 'x = 12/4', in: 'p' },
          { plain: 'x = 3', in: 'p' },
        ],
        wrong: 1,
      },
      lines: [
        { plain: 'x = (3*9 + 1*1)/(3+1)', in: 'p' },
        { plain: 'x = 28/4 = 7', in: 'p' },
      ],
    },
    {
      words: {
        en: 'Fourth slip: mixing up the axes. Find the point of the x-axis that is 2 to the left of the origin.',
        hi: 'चौथी गलती: अक्षों को मिला देना। x-अक्ष का वह बिंदु खोजें जो मूल बिंदु से 2 बाईं ओर है।',
        te: 'నాల్గవ పొరపాటు: అక్షాలను కలగలపడం. మూలబిందువుకు 2 ఎడమవైపు ఉన్న x-అక్షం బిందువును కనుగొనండి.',
      },
      shapes: [{ kind: 'axes', x: [-3, 4.2], y: [-1, 3.4] }],
      question: {
        kind: 'move',
        ask: { en: 'Move P there.', hi: 'P को वहाँ ले जाएँ।', te: 'P ని అక్కడికి జరపండి.' },
        hint: {
          en: 'Left of the origin the x-coordinate is negative.',
          hi: 'मूल बिंदु के बाईं ओर x-निर्देशांक ऋणात्मक है।',
          te: 'మూలబిందువుకు ఎడమవైపు x-నిరూపకం ఋణాత్మకం.',
        },
        name: 'P',
        from: [-3, 0],
        to: [4, 0],
        steps: 14,
        beginsAt: 10,
        fitsAt: 2,
      },
      margin: { en: 'on the x-axis, y is 0', hi: 'x-अक्ष पर y शून्य है', te: 'x-అక్షంపై y సున్నా' },
    },
    {
      words: {
        en: 'Fifth slip: the mid-point by subtracting. A mid-point adds, a distance subtracts.',
        hi: 'पाँचवीं गलती: मध्य-बिंदु घटाकर निकालना। मध्य-बिंदु में जोड़ते हैं, दूरी में घटाते हैं।',
        te: 'ఐదవ పొరపాటు: మధ్యబిందువుకు తీసివేయడం. మధ్యబిందువుకు కూడతాం, దూరానికి తీసివేస్తాం.',
      },
      lines: [{ plain: '(8+2)/2 = 5' }, { plain: '(-1+7)/2 = 3' }],
      question: {
        kind: 'value',
        ask: {
          en: 'What is the mid-point of (8, −1) and (2, 7)?',
          hi: '(8, −1) और (2, 7) का मध्य-बिंदु क्या है?',
          te: '(8, −1), (2, 7) ల మధ్యబిందువు ఏది?',
        },
        hint: {
          en: 'It has to lie between the two points, on both axes.',
          hi: 'वह दोनों अक्षों पर दोनों बिंदुओं के बीच होना चाहिए।',
          te: 'అది రెండు అక్షాలపైనా రెండు బిందువుల మధ్య ఉండాలి.',
        },
        answerKind: 'point',
        answer: '(5, 3)',
      },
    },
    {
      words: {
        en: 'Last: write the sentence that ends the proof, and the unit. Four equal sides alone do not make a square.',
        hi: 'अंत में: उपपत्ति का अंतिम वाक्य और मात्रक लिखें। केवल चार बराबर भुजाओं से वर्ग नहीं बनता।',
        te: 'చివరగా: నిరూపణ చివరి వాక్యం, ప్రమాణం రాయండి. నాలుగు సమాన భుజాలు మాత్రమే ఉంటే చతురస్రం కాదు.',
      },
    },
  ],
}

import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A worked example of three marks and one of two: values of standard angles. */
export const standardAnglesExample: StepLesson = {
  id: 'standard-angles-example',
  version: 2,
  title: {
    en: 'Worked example: standard angles',
    hi: 'हल किया उदाहरण: मानक कोण',
    te: 'సాధించిన ఉదాహరణ: ప్రామాణిక కోణాలు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    value: { mode: 'value', facts: { E: '7/2', N: '7/2', D: '1' } },
    angles: {
      mode: 'system',
      variables: ['A', 'B'],
      given: ['A+B = 90', 'A-B = 30'],
      worlds: [{ A: '60', B: '30' }],
    },
  },
  steps: [
    {
      words: {
        en: 'Find E, with numerator N and denominator D. Three marks.',
        hi: 'E का मान निकालें; अंश N और हर D है। तीन अंक।',
        te: 'E విలువ కనుగొనండి; లవం N, హారం D. మూడు మార్కులు.',
      },
      lines: [
        { tex: t`E=\frac{N}{D}` },
        { tex: t`N=2\tan^2 45^\circ\quad+3\cos^2 30^\circ\quad-\sin^2 60^\circ` },
        { tex: t`D=\sin^2 30^\circ+\cos^2 30^\circ` },
      ],
    },
    {
      words: {
        en: 'Write the values first. Remember: the square belongs to the whole value.',
        hi: 'पहले मान लिखें। ध्यान दें: वर्ग पूरे मान का है।',
        te: 'ముందు విలువలు రాయండి. గమనించండి: వర్గం మొత్తం విలువకు.',
      },
      lines: [
        { plain: 'tan^2 45° = 1' },
        { plain: 'cos^2 30° = (√3/2)^2 = 3/4' },
        { plain: 'sin^2 60° = (√3/2)^2 = 3/4' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: {
          en: 'What is $\\cos^2 30^\\circ$?',
          hi: '$\\cos^2 30^\\circ$ क्या है?',
          te: '$\\cos^2 30^\\circ$ ఎంత?',
        },
        hint: {
          en: 'Take the cosine of 30° from the table and square both top and bottom.',
          hi: 'सारणी से 30° का cos लें और अंश तथा हर दोनों का वर्ग करें।',
          te: 'పట్టిక నుండి 30° కి cos తీసుకుని లవాన్ని, హారాన్ని వర్గం చేయండి.',
        },
        answerKind: 'number',
        answer: '3/4',
      },
    },
    {
      words: {
        en: 'Now the denominator D. It comes to 1.',
        hi: 'अब हर D। इसका मान 1 है।',
        te: 'ఇప్పుడు హారం D. దాని విలువ 1.',
      },
      lines: [{ tex: t`D=\frac14+\frac34=1`, plain: 'sin^2 30° + cos^2 30° = 1/4 + 3/4 = 1' }],
      mark: '½',
    },
    {
      words: {
        en: 'D is 1, so E is N. Put the values in.',
        hi: 'D, 1 है, अतः E = N। मान रखें।',
        te: 'D = 1 కాబట్టి E = N. విలువలు ప్రతిక్షేపించండి.',
      },
      said: {
        en: 'D is 1, so E is N. Put the values in.',
        hi: 'D, 1 है, अतः E बराबर N। मान रखें।',
        te: 'D సమానం 1 కాబట్టి E సమానం N. విలువలు ప్రతిక్షేపించండి.',
      },
      lines: [{ plain: 'E = 2*1 + 3*3/4 - 3/4', in: 'value' }],
      mark: '½',
      question: {
        kind: 'line',
        ask: { en: 'Write E with numbers.', hi: 'E को संख्याओं में लिखें।', te: 'E ను సంఖ్యలతో రాయండి.' },
        hint: {
          en: 'Begin with E = and keep the factors 2 and 3 in front.',
          hi: 'E = से शुरू करें और गुणक 2 और 3 बनाए रखें।',
          te: 'E = తో మొదలుపెట్టి, గుణకాలు 2, 3 ఉంచండి.',
        },
        in: 'value',
        example: 'E = 2*1 + 3*3/4 - 3/4',
      },
    },
    {
      words: { en: 'Work it out.', hi: 'हल करें।', te: 'గణించండి.' },
      lines: [
        { plain: 'E = 2 + 9/4 - 3/4', in: 'value' },
        { plain: 'E = 2 + 6/4 = 7/2', in: 'value' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Second question, two marks. A and B are acute and A is greater than B. Find both.',
        hi: 'दूसरा प्रश्न, दो अंक। A और B न्यून कोण हैं और A, B से बड़ा है। दोनों निकालें।',
        te: 'రెండవ ప్రశ్న, రెండు మార్కులు. A, B లఘుకోణాలు; A, B కంటే పెద్దది. రెండూ కనుగొనండి.',
      },
      lines: [{ tex: t`\sin(A+B)=1` }, { tex: t`\cos(A-B)=\frac{\sqrt3}{2}` }],
    },
    {
      words: {
        en: 'Ask of each value: which standard angle has it?',
        hi: 'हर मान के लिए पूछें: यह किस मानक कोण का है?',
        te: 'ప్రతి విలువకు అడగండి: ఇది ఏ ప్రామాణిక కోణానిది?',
      },
      lines: [
        { plain: 'A + B = 90', in: 'angles' },
        { plain: 'A - B = 30', in: 'angles' },
      ],
      mark: '1',
      question: {
        kind: 'choice',
        ask: { en: 'How many degrees is A − B?', hi: 'A − B कितने अंश है?', te: 'A − B ఎన్ని డిగ్రీలు?' },
        hint: {
          en: 'Look for this value in the cosine column, not in the sine column.',
          hi: 'यह मान cos के स्तंभ में खोजें, sin के स्तंभ में नहीं।',
          te: 'ఈ విలువను cos నిలువు వరుసలో వెతకండి, sin వరుసలో కాదు.',
        },
        options: [
          { words: { en: '30°' }, isRight: true },
          { words: { en: '45°' } },
          { words: { en: '60°' } },
        ],
      },
    },
    {
      words: {
        en: 'Add the two equations. Then find B.',
        hi: 'दोनों समीकरण जोड़ें। फिर B निकालें।',
        te: 'రెండు సమీకరణాలను కూడండి. తర్వాత B కనుగొనండి.',
      },
      lines: [
        { plain: '2A = 120', in: 'angles' },
        { plain: 'A = 60', in: 'angles' },
        { plain: 'B = 30', in: 'angles' },
      ],
      mark: '1',
      margin: { en: 'in degrees', hi: 'अंशों में', te: 'డిగ్రీలలో' },
      question: {
        kind: 'value',
        ask: { en: 'How many degrees is A?', hi: 'A कितने अंश है?', te: 'A ఎన్ని డిగ్రీలు?' },
        hint: {
          en: 'When you add, B disappears.',
          hi: 'जोड़ने पर B हट जाता है।',
          te: 'కూడితే B పోతుంది.',
        },
        answerKind: 'number',
        answer: '60',
      },
    },
  ],
}

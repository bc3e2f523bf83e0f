import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** What costs marks in similarity. */
export const trianglesMistakes: StepLesson = {
  id: 'triangles-mistakes',
  version: 2,
  title: {
    en: 'Triangles: mistakes that cost marks',
    hi: 'त्रिभुज: अंक कटाने वाली गलतियाँ',
    te: 'త్రిభుజాలు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-0.8, -0.8, 5.8, 4.8] },
  figureWords: {
    en: 'Triangle ABC with DE parallel to BC. AD is 4, DB is 6 and BC is 15.',
    hi: 'त्रिभुज ABC जिसमें DE, BC के समांतर है। AD 4, DB 6 और BC 15 है।',
    te: 'త్రిభుజం ABC లో DE, BC కు సమాంతరం. AD 4, DB 6, BC 15.',
  },
  workings: {
    de: { mode: 'value', facts: { DE: '6', AB: '10' } },
    ec: { mode: 'solve', variables: ['y'], given: ['4/6 = 5/y'], worlds: [{ y: '15/2' }] },
  },
  steps: [
    {
      words: {
        en: 'DE is parallel to BC. AD is 4 cm, DB is 6 cm and BC is 15 cm. Find DE.',
        hi: 'DE, BC के समांतर है। AD 4 cm, DB 6 cm और BC 15 cm है। DE निकालें।',
        te: 'DE, BC కు సమాంతరం. AD 4 cm, DB 6 cm, BC 15 cm. DE కనుగొనండి.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [3, 4],
            [0, 0],
            [5, 0],
          ],
          names: ['A', 'B', 'C'],
        },
        {
          kind: 'path',
          points: [
            [1.8, 2.4],
            [3.8, 2.4],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [1.8, 2.4], tex: 'D', shiftInPx: [-14, -4], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [3.8, 2.4], tex: 'E', shiftInPx: [14, -4], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [2.4, 3.2], tex: '4', shiftInPx: [-14, -8], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.9, 1.2], tex: '6', shiftInPx: [-14, -8], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [2.5, 0], tex: '15', shiftInPx: [0, 16], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'A student wrote this. One line is wrong.',
        hi: 'एक विद्यार्थी ने यह लिखा। एक पंक्ति गलत है।',
        te: 'ఒక విద్యార్థి ఇలా రాశాడు. ఒక పంక్తి తప్పు.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'In which line is the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'DE and BC are sides of two triangles. Which sides on the left belong to the same two?',
          hi: 'DE और BC दो त्रिभुजों की भुजाएँ हैं। बाईं ओर उन्हीं दो की भुजाएँ कौन-सी हैं?',
          te: 'DE, BC రెండు త్రిభుజాల భుజాలు. ఎడమవైపు అవే రెండు త్రిభుజాల భుజాలు ఏవి?',
        },
        why: {
          en: 'DB is not a side of triangle ABC. The base goes with the whole side: DE to BC is AD to AB.',
          hi: 'DB, त्रिभुज ABC की भुजा नहीं है। आधार पूरी भुजा के साथ चलता है: DE : BC = AD : AB।',
          te: 'DB, త్రిభుజం ABC భుజం కాదు. భూమి మొత్తం భుజంతో జతపడుతుంది: DE : BC = AD : AB.',
        },
        lines: [
          { plain: 'AB = 4 + 6 = 10', in: 'de' },
          { plain: 'DE/15 = 4/6', in: 'de' },
          { plain: 'DE = 10', in: 'de' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'DE/15 = 4/10', in: 'de' },
        { plain: 'DE = 6', in: 'de' },
      ],
    },
    {
      words: {
        en: 'Parts with parts, or part with whole on both sides. Never one of each.',
        hi: 'भाग का भाग से, या दोनों ओर भाग का पूरे से अनुपात लें। दोनों को मिलाएँ नहीं।',
        te: 'భాగానికి భాగంతో, లేదా రెండు వైపులా భాగానికి మొత్తంతో నిష్పత్తి. రెండింటినీ కలపకండి.',
      },
      lines: [{ tex: t`\frac{AD}{DB}=\frac{AE}{EC}` }, { tex: t`\frac{AD}{AB}=\frac{AE}{AC}` }],
    },
    {
      words: {
        en: 'In the same figure AE is 5 cm. EC is called y. Again find the slip.',
        hi: 'इसी आकृति में AE 5 cm है। EC को y कहें। फिर गलती ढूँढें।',
        te: 'అదే పటంలో AE 5 cm. EC ని y అనుకోండి. మళ్లీ పొరపాటు కనుక్కోండి.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line is wrong first?', hi: 'सबसे पहले कौन-सी पंक्ति गलत है?', te: 'మొదట తప్పయిన పంక్తి ఏది?' },
        hint: {
          en: 'Multiply across once more, slowly.',
          hi: 'एक बार फिर धीरे-धीरे तिर्यक गुणा करें।',
          te: 'మరోసారి నెమ్మదిగా అడ్డ గుణకారం చేయండి.',
        },
        why: {
          en: 'The 4 belongs with y and the 6 with the 5.',
          hi: '4 का गुणा y से और 6 का गुणा 5 से होता है।',
          te: '4 ను y తో, 6 ను 5 తో గుణించాలి.',
        },
        lines: [
          { plain: '4/6 = 5/y', in: 'ec' },
          { plain: '6y = 20', in: 'ec' },
          { plain: 'y = 10/3', in: 'ec' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: '4y = 30', in: 'ec' },
        { plain: 'y = 7.5', in: 'ec' },
      ],
    },
    {
      words: {
        en: 'The order of letters must match. Here A is 40°, B is 60°, P is 60° and Q is 80°.',
        hi: 'अक्षरों का क्रम मिलना चाहिए। यहाँ A 40°, B 60°, P 60° और Q 80° है।',
        te: 'అక్షరాల వరుస సరిపోవాలి. ఇక్కడ A 40°, B 60°, P 60°, Q 80°.',
      },
      lines: [
        { tex: t`\angle C=80^\circ,\quad \angle R=40^\circ` },
        { tex: t`\triangle ABC\sim\triangle RPQ` },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Triangle ABC is similar to which triangle?',
          hi: 'त्रिभुज ABC किस त्रिभुज के समरूप है?',
          te: 'త్రిభుజం ABC ఏ త్రిభుజానికి సరూపం?',
        },
        hint: {
          en: 'Find the third angles first. Then put equal angles in the same place.',
          hi: 'पहले तीसरे कोण निकालें। फिर बराबर कोण एक ही स्थान पर लिखें।',
          te: 'ముందు మూడవ కోణాలు కనుగొనండి. తర్వాత సమాన కోణాలను ఒకే స్థానంలో రాయండి.',
        },
        options: [
          { words: { en: 'PQR' } },
          { words: { en: 'RPQ' }, isRight: true },
          { words: { en: 'QPR' } },
        ],
      },
    },
    {
      words: {
        en: 'For SAS the equal angle has to lie between the two sides. With another angle it is not SAS.',
        hi: 'SAS में बराबर कोण दोनों भुजाओं के बीच होना चाहिए। किसी और कोण से SAS नहीं लगता।',
        te: 'SAS లో సమాన కోణం ఆ రెండు భుజాల మధ్య ఉండాలి. వేరే కోణంతో SAS వర్తించదు.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'AB : DE = AC : DF. Which equal angles give SAS?',
          hi: 'AB : DE = AC : DF है। किन कोणों के बराबर होने से SAS लगेगा?',
          te: 'AB : DE = AC : DF. ఏ కోణాలు సమానమైతే SAS వర్తిస్తుంది?',
        },
        hint: {
          en: 'At which corner do the two named sides meet?',
          hi: 'दी हुई दोनों भुजाएँ किस शीर्ष पर मिलती हैं?',
          te: 'ఇచ్చిన రెండు భుజాలు ఏ శీర్షం వద్ద కలుస్తాయి?',
        },
        options: [
          { words: { en: 'A, D' }, isRight: true },
          { words: { en: 'B, E' } },
          { words: { en: 'C, F' } },
        ],
      },
    },
    {
      words: {
        en: 'Write a reason beside each line: given, alternate angles, common, AA, BPT. A ratio without its similarity loses the mark.',
        hi: 'हर पंक्ति के साथ कारण लिखें: दिया है, एकांतर कोण, उभयनिष्ठ, AA, BPT। समरूपता के बिना लिखे अनुपात का अंक कटता है।',
        te: 'ప్రతి పంక్తి పక్కన కారణం రాయండి: ఇచ్చినది, ఏకాంతర కోణాలు, ఉమ్మడి, AA, BPT. సరూపత రాయకుండా నిష్పత్తి రాస్తే మార్కు పోతుంది.',
      },
    },
  ],
}

import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** How a length is found by the theorem, and how its converse tests for parallels. */
export const basicProportionalityMethod: StepLesson = {
  id: 'basic-proportionality-method',
  version: 1,
  title: {
    en: 'How to use the theorem and its converse',
    hi: 'प्रमेय और उसके विलोम का प्रयोग',
    te: 'సిద్ధాంతాన్ని, విపర్యయాన్ని వాడటం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-0.8, -0.8, 5.8, 4.8] },
  figureWords: {
    en: 'Triangle ABC with DE parallel to BC. AD is x, DB is x + 2, AE is x + 2 and EC is 2x + 1.',
    hi: 'त्रिभुज ABC जिसमें DE, BC के समांतर है। AD = x, DB = x + 2, AE = x + 2 और EC = 2x + 1।',
    te: 'త్రిభుజం ABC లో DE, BC కు సమాంతరం. AD = x, DB = x + 2, AE = x + 2, EC = 2x + 1.',
  },
  workings: {
    side: {
      mode: 'solve',
      variables: ['x'],
      given: ['x/(x+2) = (x+2)/(2x+1)'],
      worlds: [{ x: '4' }, { x: '-1' }],
      keep: 'x>0',
    },
  },
  steps: [
    {
      words: {
        en: 'In triangle ABC, DE is parallel to BC. Lengths are in cm. Find x.',
        hi: 'त्रिभुज ABC में DE, BC के समांतर है। लंबाइयाँ cm में हैं। x ज्ञात करें।',
        te: 'త్రిభుజం ABC లో DE, BC కు సమాంతరం. పొడవులు cm లో ఉన్నాయి. x కనుగొనండి.',
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
        { kind: 'label', at: [2.4, 3.2], tex: 'x', shiftInPx: [-14, -8], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [0.9, 1.2], tex: 'x+2', shiftInPx: [-24, -8], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [3.4, 3.2], tex: 'x+2', shiftInPx: [28, -6], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [4.4, 1.2], tex: '2x+1', shiftInPx: [32, -6], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'First write the theorem with its reason. This line earns a mark by itself.',
        hi: 'पहले प्रमेय कारण के साथ लिखें। इस पंक्ति का अपना अंक है।',
        te: 'ముందు సిద్ధాంతాన్ని కారణంతో రాయండి. ఈ పంక్తికే ఒక మార్కు ఉంటుంది.',
      },
      lines: [{ tex: t`\frac{AD}{DB}=\frac{AE}{EC}` }, { plain: 'x/(x+2) = (x+2)/(2x+1)', in: 'side' }],
      mark: '1',
      margin: { en: 'DE ∥ BC, so BPT', hi: 'DE ∥ BC, अतः BPT', te: 'DE ∥ BC, కాబట్టి BPT' },
    },
    {
      words: { en: 'Multiply across.', hi: 'तिर्यक गुणा करें।', te: 'అడ్డ గుణకారం చేయండి.' },
      lines: [{ plain: 'x(2x+1) = (x+2)^2', in: 'side' }],
      mark: '½',
      question: {
        kind: 'line',
        ask: {
          en: 'Write the equation without fractions.',
          hi: 'बिना भिन्न के समीकरण लिखें।',
          te: 'భిన్నాలు లేకుండా సమీకరణాన్ని రాయండి.',
        },
        hint: {
          en: 'Each top is multiplied by the bottom of the other side.',
          hi: 'हर अंश को दूसरी ओर के हर से गुणा करें।',
          te: 'ప్రతి లవాన్ని రెండవ వైపు హారంతో గుణించండి.',
        },
        in: 'side',
        example: 'x(2x+1) = (x+2)^2',
      },
    },
    {
      words: {
        en: 'Open the brackets. Bring all terms to one side.',
        hi: 'कोष्ठक खोलें। सब पद एक ओर लाएँ।',
        te: 'బ్రాకెట్లను విస్తరించండి. పదాలన్నీ ఒక వైపుకు తీసుకురండి.',
      },
      lines: [
        { plain: '2x^2 + x = x^2 + 4x + 4', in: 'side' },
        { plain: 'x^2 - 3x - 4 = 0', in: 'side' },
        { plain: '(x-4)(x+1) = 0', in: 'side' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Two values come out. Test both with the figure.',
        hi: 'दो मान निकले। दोनों को आकृति से जाँचें।',
        te: 'రెండు విలువలు వచ్చాయి. రెండింటినీ పటంతో సరిచూడండి.',
      },
      lines: [{ plain: 'x = 4', in: 'side' }],
      mark: '½',
      question: {
        kind: 'choice',
        ask: {
          en: 'Why is one of the two values left out?',
          hi: 'दो मानों में से एक क्यों छोड़ा जाता है?',
          te: 'రెండు విలువల్లో ఒకటి ఎందుకు వదిలేస్తాం?',
        },
        hint: {
          en: 'AD itself is x. What must every length be?',
          hi: 'AD स्वयं x है। हर लंबाई कैसी होनी चाहिए?',
          te: 'AD యే x. ప్రతి పొడవు ఎలా ఉండాలి?',
        },
        options: [
          {
            words: {
              en: 'A length cannot be negative.',
              hi: 'लंबाई ऋणात्मक नहीं हो सकती।',
              te: 'పొడవు ఋణాత్మకం కాదు.',
            },
            isRight: true,
          },
          {
            words: {
              en: 'An equation has one root only.',
              hi: 'समीकरण का एक ही मूल होता है।',
              te: 'సమీకరణానికి ఒకే మూలం ఉంటుంది.',
            },
          },
          {
            words: {
              en: 'The larger value is always right.',
              hi: 'बड़ा मान सदा सही होता है।',
              te: 'పెద్ద విలువే ఎప్పుడూ సరైనది.',
            },
          },
        ],
      },
    },
    {
      words: {
        en: 'Check: both ratios come to the same number.',
        hi: 'जाँच: दोनों अनुपात एक ही संख्या देते हैं।',
        te: 'సరిచూడండి: రెండు నిష్పత్తులూ ఒకే సంఖ్య ఇస్తాయి.',
      },
      lines: [{ plain: '4/6 = 2/3' }, { plain: '6/9 = 2/3' }],
    },
    {
      words: {
        en: 'Now the converse. In triangle PQR, S is on PQ and T on PR. PS is 4, SQ is 6, PT is 5 and TR is 7.',
        hi: 'अब विलोम। त्रिभुज PQR में S, PQ पर और T, PR पर है। PS 4, SQ 6, PT 5 और TR 7 है।',
        te: 'ఇప్పుడు విపర్యయం. త్రిభుజం PQR లో S, PQ పై; T, PR పై ఉన్నాయి. PS 4, SQ 6, PT 5, TR 7.',
      },
      lines: [{ plain: '4/6 = 2/3' }, { tex: t`\frac{5}{7}\neq\frac{2}{3}` }],
      question: {
        kind: 'choice',
        ask: {
          en: 'Is ST parallel to QR?',
          hi: 'क्या ST, QR के समांतर है?',
          te: 'ST, QR కు సమాంతరమా?',
        },
        hint: {
          en: 'Work out PS to SQ and PT to TR, and compare.',
          hi: 'PS : SQ और PT : TR निकालकर तुलना करें।',
          te: 'PS : SQ, PT : TR కనుగొని పోల్చండి.',
        },
        why: {
          en: 'The ratios differ. If ST were parallel to QR, the theorem would make them equal.',
          hi: 'अनुपात अलग हैं। यदि ST, QR के समांतर होती, तो प्रमेय से वे बराबर होते।',
          te: 'నిష్పత్తులు వేరు. ST, QR కు సమాంతరమైతే సిద్ధాంతం ప్రకారం అవి సమానం కావాలి.',
        },
        options: [
          { words: { en: 'Yes', hi: 'हाँ', te: 'అవును' } },
          { words: { en: 'No', hi: 'नहीं', te: 'కాదు' }, isRight: true },
        ],
      },
    },
    {
      words: {
        en: 'Sometimes the whole side is given. Then compare part with whole on both sides.',
        hi: 'कभी पूरी भुजा दी होती है। तब दोनों ओर भाग की पूरी भुजा से तुलना करें।',
        te: 'కొన్నిసార్లు మొత్తం భుజం ఇస్తారు. అప్పుడు రెండు వైపులా భాగాన్ని మొత్తంతో పోల్చండి.',
      },
      lines: [
        { tex: t`\frac{AD}{AB}=\frac{AE}{AC}` },
        { tex: t`AE=\frac{6}{15}\times 20=8`, plain: '6/15*20 = 8' },
      ],
      question: {
        kind: 'value',
        ask: {
          en: 'DE is parallel to BC; AD is 6, AB is 15 and AC is 20. How long is AE?',
          hi: 'DE, BC के समांतर है; AD 6, AB 15 और AC 20 है। AE कितनी है?',
          te: 'DE, BC కు సమాంతరం; AD 6, AB 15, AC 20. AE ఎంత?',
        },
        hint: {
          en: '15 is the whole of AB, not DB. Which fraction of AB is AD?',
          hi: '15 पूरी AB है, DB नहीं। AD, AB का कौन-सा भाग है?',
          te: '15 అనేది మొత్తం AB, DB కాదు. AD, AB లో ఎంత భాగం?',
        },
        answerKind: 'number',
        answer: '8',
      },
    },
  ],
}

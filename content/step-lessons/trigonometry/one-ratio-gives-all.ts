import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** From one ratio to all the others. */
export const oneRatioGivesAll: StepLesson = {
  id: 'one-ratio-gives-all',
  version: 2,
  title: { en: 'From one ratio to all the others', hi: 'एक अनुपात से बाकी सब', te: 'ఒక నిష్పత్తి నుండి మిగతావన్నీ' },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 320, view: [-0.9, -0.9, 7, 3.4] },
  figureWords: {
    en: 'Right triangle ABC with the right angle at B. BC is 5k, AB is 12k and AC is 13k.',
    hi: 'समकोण त्रिभुज ABC, B पर समकोण। BC 5k, AB 12k और AC 13k है।',
    te: 'లంబకోణ త్రిభుజం ABC, B వద్ద లంబకోణం. BC 5k, AB 12k, AC 13k.',
  },
  workings: { ac: { mode: 'value', facts: { AC: '91', AB: '84', BC: '35', k: '7' } } },
  steps: [
    {
      words: {
        en: 'A is acute and its tangent is 5 over 12. Find the other ratios.',
        hi: 'A न्यून कोण है और tan A = 5/12 है। बाकी अनुपात निकालें।',
        te: 'A లఘుకోణం, tan A = 5/12. మిగతా నిష్పత్తులు కనుగొనండి.',
      },
      said: {
        en: 'A is acute, and its tangent is five over twelve. Find the other ratios.',
        hi: 'A न्यून कोण है और टैन A, पाँच बटा बारह है। बाकी अनुपात निकालें।',
        te: 'A లఘుకోణం, టాన్ A విలువ పన్నెండులో ఐదు. మిగతా నిష్పత్తులు కనుగొనండి.',
      },
      lines: [{ tex: t`\tan A=\frac{BC}{AB}=\frac{5}{12}` }],
    },
    {
      words: {
        en: 'Draw a right triangle. A ratio does not give lengths, so write 5k and 12k, with k positive.',
        hi: 'समकोण त्रिभुज बनाएँ। अनुपात लंबाई नहीं देता, इसलिए 5k और 12k लिखें, जहाँ k धनात्मक है।',
        te: 'లంబకోణ త్రిభుజం గీయండి. నిష్పత్తి పొడవును ఇవ్వదు, కాబట్టి 5k, 12k అని రాయండి; k ధనాత్మకం.',
      },
      shapes: [
        {
          kind: 'triangle',
          corners: [
            [0, 0],
            [6, 0],
            [6, 2.5],
          ],
          names: ['A', 'B', 'C'],
          rightAngleAt: 1,
        },
        { kind: 'arc', centre: [0, 0], radius: 1, from: 0, to: 22.6, style: { colour: 'result' } },
      ],
      question: {
        kind: 'choice',
        ask: { en: 'Which side is 5k long?', hi: '5k लंबी भुजा कौन-सी है?', te: '5k పొడవున్న భుజం ఏది?' },
        hint: {
          en: 'The tangent is opposite over adjacent, seen from A.',
          hi: 'A से देखने पर tan, सम्मुख बटा संलग्न है।',
          te: 'A నుండి చూస్తే tan అంటే ఎదుటి భుజం / ఆసన్న భుజం.',
        },
        options: [{ words: { en: 'AB' } }, { words: { en: 'BC' }, isRight: true }, { words: { en: 'AC' } }],
      },
    },
    {
      words: {
        en: 'Pythagoras gives the hypotenuse.',
        hi: 'पाइथागोरस प्रमेय से कर्ण मिलता है।',
        te: 'పైథాగరస్ సిద్ధాంతం కర్ణాన్ని ఇస్తుంది.',
      },
      lines: [
        { plain: 'AC^2 = (12k)^2 + (5k)^2', in: 'ac' },
        { plain: 'AC^2 = 169k^2', in: 'ac' },
        { plain: 'AC = 13k', in: 'ac' },
      ],
      mark: '1',
      question: {
        kind: 'line',
        ask: { en: 'Write a line for AC.', hi: 'AC के लिए पंक्ति लिखें।', te: 'AC కు ఒక పంక్తి రాయండి.' },
        hint: {
          en: 'Begin with AC^2 = and put 12k and 5k in brackets before you square.',
          hi: 'AC^2 = से शुरू करें; वर्ग करने से पहले 12k और 5k को कोष्ठक में रखें।',
          te: 'AC^2 = తో మొదలుపెట్టండి; వర్గం చేసే ముందు 12k, 5k లను బ్రాకెట్లలో రాయండి.',
        },
        in: 'ac',
        example: 'AC^2 = (12k)^2 + (5k)^2',
      },
      shapes: [
        { kind: 'label', at: [3, 0], tex: '12k', shiftInPx: [0, 17], colour: 'given', sizeInPx: 18 },
        { kind: 'label', at: [6, 1.25], tex: '5k', shiftInPx: [18, 0], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Now every ratio can be read. The k cancels each time.',
        hi: 'अब हर अनुपात पढ़ा जा सकता है। हर बार k कट जाता है।',
        te: 'ఇప్పుడు ప్రతి నిష్పత్తినీ చదవవచ్చు. ప్రతిసారి k కొట్టివేయబడుతుంది.',
      },
      lines: [
        { tex: t`\sin A=\frac{5k}{13k}=\frac{5}{13}`, plain: '5k/(13k) = 5/13' },
        { tex: t`\cos A=\frac{12k}{13k}=\frac{12}{13}`, plain: '12k/(13k) = 12/13' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The other three are these turned over.',
        hi: 'बाकी तीन इन्हीं के उलटे हैं।',
        te: 'మిగతా మూడూ వీటి తలకిందులే.',
      },
      lines: [
        { tex: t`\operatorname{cosec}A=\frac{13}{5}`, plain: '1/(5/13) = 13/5' },
        { tex: t`\sec A=\frac{13}{12}`, plain: '1/(12/13) = 13/12' },
        { tex: t`\cot A=\frac{12}{5}`, plain: '1/(5/12) = 12/5' },
      ],
      mark: '1',
      question: {
        kind: 'value',
        ask: { en: 'What is $\\sec A$?', hi: '$\\sec A$ क्या है?', te: '$\\sec A$ ఎంత?' },
        hint: {
          en: 'Secant is the partner of cosine.',
          hi: 'sec, cos का उलटा है।',
          te: 'sec అనేది cos కు వ్యుత్క్రమం.',
        },
        answerKind: 'number',
        answer: '13/12',
      },
    },
    {
      words: {
        en: 'Check by Pythagoras: the squares of sine and cosine add up to 1.',
        hi: 'पाइथागोरस से जाँच: sin और cos के वर्गों का योग 1 है।',
        te: 'పైథాగరస్‌తో సరిచూడండి: sin, cos ల వర్గాల మొత్తం 1.',
      },
      said: {
        en: 'Check by Pythagoras: the squares of sine and cosine add up to one.',
        hi: 'पाइथागोरस से जाँच: साइन और कॉस के वर्गों का योग एक है।',
        te: 'పైథాగరస్‌తో సరిచూడండి: సైన్, కొసైన్ ల వర్గాల మొత్తం ఒకటి.',
      },
      lines: [{ plain: '(5/13)^2 + (12/13)^2 = 1' }],
    },
    {
      words: {
        en: 'Use it: find sin A plus cos A, over sin A minus cos A.',
        hi: 'प्रयोग: sin A + cos A को sin A − cos A से भाग दें।',
        te: 'ఉపయోగం: sin A + cos A ని sin A − cos A తో భాగించండి.',
      },
      said: {
        en: 'Use it. Find sine A plus cosine A, over sine A minus cosine A.',
        hi: 'प्रयोग: साइन A जोड़ कॉस A को, साइन A घटा कॉस A से भाग दें।',
        te: 'ఉపయోగం: సైన్ A ప్లస్ కాస్ A ని, సైన్ A మైనస్ కాస్ A తో భాగించండి.',
      },
      lines: [
        { plain: '5/13 + 12/13 = 17/13' },
        { plain: '5/13 - 12/13 = -7/13' },
        { plain: '(17/13)/(-7/13) = -17/7' },
      ],
      question: {
        kind: 'value',
        ask: { en: 'What is its value?', hi: 'इसका मान क्या है?', te: 'దీని విలువ ఎంత?' },
        hint: {
          en: 'Both fractions have the same bottom, so only the tops matter. Mind the sign below.',
          hi: 'हर सब में एक ही है, इसलिए केवल अंश देखें। नीचे के चिह्न पर ध्यान दें।',
          te: 'హారం అన్నింటికీ ఒకటే, కాబట్టి లవాలే చూడండి. కింద గుర్తును గమనించండి.',
        },
        answerKind: 'number',
        answer: '-17/7',
      },
    },
  ],
}

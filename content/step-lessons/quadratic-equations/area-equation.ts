import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** Where a quadratic equation comes from, what a root is, and why a product must be 0. */
export const areaEquation: StepLesson = {
  id: 'what-a-quadratic-equation-asks',
  version: 3,
  title: {
    en: 'What a quadratic equation asks',
    hi: 'द्विघात समीकरण क्या पूछता है',
    te: 'వర్గ సమీకరణం ఏమి అడుగుతుంది',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 260, view: [-1.2, -1.2, 4.4, 3.9] },
  figureWords: {
    en: 'A rectangle x metres wide and x + 1 metres long, with an area of 12 square metres.',
    hi: 'x मीटर चौड़ा और x + 1 मीटर लंबा आयत, जिसका क्षेत्रफल 12 वर्ग मीटर है।',
    te: 'x మీటర్ల వెడల్పు, x + 1 మీటర్ల పొడవు గల దీర్ఘచతురస్రం; వైశాల్యం 12 చదరపు మీటర్లు.',
  },
  workings: {
    bed: {
      mode: 'solve',
      variables: ['x'],
      given: ['x(x+1)=12'],
      worlds: [{ x: '3' }, { x: '-4' }],
    },
  },
  steps: [
    {
      words: {
        en: 'A flower bed is 1 m longer than it is wide. Its area is 12 square metres. How wide is it?',
        hi: 'एक क्यारी की लंबाई चौड़ाई से 1 m अधिक है। क्षेत्रफल 12 वर्ग मीटर है। चौड़ाई कितनी है?',
        te: 'ఒక పూల మడి పొడవు వెడల్పు కంటే 1 m ఎక్కువ. వైశాల్యం 12 చదరపు మీటర్లు. వెడల్పు ఎంత?',
      },
      said: {
        en: 'A flower bed is 1 metre longer than it is wide. Its area is 12 square metres. How wide is it?',
        hi: 'एक क्यारी की लंबाई चौड़ाई से 1 मीटर अधिक है। क्षेत्रफल 12 वर्ग मीटर है। चौड़ाई कितनी है?',
        te: 'ఒక పూల మడి పొడవు వెడల్పు కంటే 1 మీటరు ఎక్కువ. వైశాల్యం 12 చదరపు మీటర్లు. వెడల్పు ఎంత?',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [4, 0],
            [4, 3],
            [0, 3],
          ],
          isClosed: true,
          style: {},
        },
        label([0, 1.5], 'x', 'given', [-18, 0]),
        label([2, 0], 'x+1', 'given', [0, 20]),
        label([2, 1.5], '12\\,\\mathrm{m}^2', 'result'),
      ],
    },
    {
      words: {
        en: 'Length times width is the area.',
        hi: 'लंबाई गुणा चौड़ाई क्षेत्रफल है।',
        te: 'పొడవు ఇంటూ వెడల్పు వైశాల్యం.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the equation with everything on the left.',
          hi: 'समीकरण लिखें, सब पद बाईं ओर।',
          te: 'అన్ని పదాలూ ఎడమవైపు ఉండేలా సమీకరణం రాయండి.',
        },
        hint: {
          en: 'Multiply x by x + 1. Then take 12 away on both sides.',
          hi: 'x को x + 1 से गुणा करें। फिर दोनों पक्षों से 12 घटाएँ।',
          te: 'x ను x + 1 తో గుణించండి. తర్వాత రెండు వైపుల నుండి 12 తీసివేయండి.',
        },
        in: 'bed',
        example: 'x^2+x-12=0',
      },
      lines: [
        { plain: 'x(x+1) = 12', in: 'bed' },
        { plain: 'x^2 + x - 12 = 0', in: 'bed' },
      ],
    },
    {
      words: {
        en: 'This is the standard form. If $a$ were 0, there would be no square, and the equation would be linear.',
        hi: 'यह मानक रूप है। $a$ शून्य हो तो वर्ग नहीं रहेगा और समीकरण रैखिक हो जाएगा।',
        te: 'ఇది ప్రామాణిక రూపం. $a$ సున్నా అయితే వర్గ పదం ఉండదు, సమీకరణం రేఖీయం అవుతుంది.',
      },
      lines: [{ tex: 'ax^2+bx+c=0,\\quad a\\neq0' }],
    },
    {
      words: {
        en: 'A root is a number that makes the equation true. Put it in and see.',
        hi: 'मूल वह संख्या है जो समीकरण को सत्य बनाए। रखकर देखें।',
        te: 'సమీకరణాన్ని నిజం చేసే సంఖ్యే మూలం. ఉంచి చూడండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'Which of these is a root?',
          hi: 'इनमें से कौन-सा मूल है?',
          te: 'వీటిలో ఏది మూలం?',
        },
        hint: {
          en: 'Square it, add it, take 12 away: is it 0?',
          hi: 'उसका वर्ग करें, उसे जोड़ें, 12 घटाएँ: क्या 0 आया?',
          te: 'వర్గం చేసి, దాన్ని కలిపి, 12 తీసివేయండి: 0 వచ్చిందా?',
        },
        options: [{ words: { en: '4' } }, { words: { en: '2' } }, { words: { en: '3' }, isRight: true }],
      },
      lines: [{ plain: '3^2 + 3 - 12 = 0' }],
    },
    {
      words: {
        en: 'To find every root, write a product. A product is 0 only if one of its factors is 0.',
        hi: 'सब मूल पाने के लिए गुणनफल लिखें। गुणनफल 0 तभी होता है जब कोई गुणनखंड 0 हो।',
        te: 'అన్ని మూలాల కోసం లబ్ధంగా రాయండి. ఏదో ఒక కారణాంకం 0 అయితేనే లబ్ధం 0.',
      },
      lines: [
        { plain: '(x-3)(x+4) = 0', in: 'bed' },
        { plain: 'x-3 = 0 or x+4 = 0', in: 'bed' },
        { plain: 'x = 3 or x = -4', in: 'bed' },
      ],
    },
    {
      words: {
        en: 'Could we take factors of 12 at once, such as $x=3$ and $x+1=4$? Only 0 forces a factor. For 12 there are infinitely many pairs.',
        hi: 'क्या सीधे 12 के गुणनखंड ले सकते हैं, जैसे $x=3$ और $x+1=4$? केवल 0 ही गुणनखंड तय करता है। 12 के तो अनंत जोड़े हैं।',
        te: 'నేరుగా 12 కారణాంకాలు తీసుకోవచ్చా, $x=3$, $x+1=4$ లా? 0 మాత్రమే కారణాంకాన్ని నిర్ణయిస్తుంది. 12 కి అనంతమైన జతలు ఉన్నాయి.',
      },
      lines: [{ plain: '24*(1/2) = 12' }],
      margin: { en: 'first make it 0', hi: 'पहले 0 बनाएँ', te: 'ముందు 0 చేయండి' },
    },
    {
      words: {
        en: 'Both numbers are roots of the equation. The question asks for a width.',
        hi: 'दोनों संख्याएँ समीकरण के मूल हैं। प्रश्न चौड़ाई पूछता है।',
        te: 'రెండు సంఖ్యలూ సమీకరణం మూలాలే. ప్రశ్న వెడల్పును అడిగింది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many metres wide is the bed?',
          hi: 'क्यारी कितने मीटर चौड़ी है?',
          te: 'పూల మడి వెడల్పు ఎన్ని మీటర్లు?',
        },
        hint: {
          en: 'A width is a positive number.',
          hi: 'चौड़ाई धनात्मक होती है।',
          te: 'వెడల్పు ధనాత్మకం.',
        },
        answerKind: 'quantity',
        answer: '3 m',
      },
      lines: [{ plain: '3*4 = 12' }],
    },
  ],
}

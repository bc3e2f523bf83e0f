import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label } from '../shapes.ts'

/** A zero is where the graph meets the x-axis; a polynomial has no more of them than its degree. */
export const zeroesOnAGraph: StepLesson = {
  id: 'zeroes-on-a-graph',
  version: 1,
  title: {
    en: 'Zeroes on a graph',
    hi: 'आलेख पर शून्यक',
    te: 'రేఖాచిత్రంలో శూన్యాలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-3.6, -4.6, 5.2, 5.2] },
  figureWords: {
    en: 'The parabola y = x² − 2x − 3 meets the x-axis at −1 and 3; the line y = x + 1 meets it at −1.',
    hi: 'परवलय y = x² − 2x − 3, x-अक्ष से −1 और 3 पर मिलता है; रेखा y = x + 1 उससे −1 पर मिलती है।',
    te: 'y = x² − 2x − 3 పరావలయం x-అక్షాన్ని −1, 3 వద్ద కలుస్తుంది; y = x + 1 రేఖ −1 వద్ద కలుస్తుంది.',
  },
  workings: {
    zeroes: {
      mode: 'solve',
      variables: ['x'],
      given: ['x^2-2x-3=0'],
      worlds: [{ x: '-1' }, { x: '3' }],
    },
    line: { mode: 'solve', variables: ['x'], given: ['x+1=0'], worlds: [{ x: '-1' }] },
  },
  steps: [
    {
      words: {
        en: 'A zero of a polynomial is a number at which its value is 0. Take the polynomial of degree 1 below.',
        hi: 'बहुपद का शून्यक वह संख्या है जिस पर उसका मान 0 हो। नीचे का घात 1 वाला बहुपद लें।',
        te: 'బహుపది విలువ 0 అయ్యే సంఖ్యే దాని శూన్యం. కింది 1వ పరిమాణ బహుపదిని తీసుకోండి.',
      },
      lines: [{ tex: 'p(x)=x+1' }, { plain: 'x + 1 = 0', in: 'line' }, { plain: 'x = -1', in: 'line' }],
    },
    {
      words: {
        en: 'Draw $y=x+1$. Its points have height $p(x)$, so a zero is where the height is 0: on the x-axis.',
        hi: '$y=x+1$ खींचें। इसके बिंदुओं की ऊँचाई $p(x)$ है, इसलिए शून्यक वहाँ है जहाँ ऊँचाई 0 है: x-अक्ष पर।',
        te: '$y=x+1$ గీయండి. దాని బిందువుల ఎత్తు $p(x)$; ఎత్తు 0 అయిన చోట, అంటే x-అక్షంపై శూన్యం ఉంటుంది.',
      },
      shapes: [
        { kind: 'axes', x: [-3.4, 5], y: [-4.4, 5], every: 2 },
        { kind: 'graph', coefficients: [1, 1], from: -3.4, to: 3.8, colour: 'faint' },
        { kind: 'dot', at: [-1, 0], colour: 'result' },
        label([-1, 0], '-1', 'result', [-24, -13]),
      ],
    },
    {
      words: {
        en: 'Now a polynomial of degree 2. Its graph is a parabola.',
        hi: 'अब घात 2 का बहुपद। उसका आलेख परवलय है।',
        te: 'ఇప్పుడు 2వ పరిమాణ బహుపది. దాని రేఖాచిత్రం పరావలయం.',
      },
      lines: [{ tex: 'p(x)=x^2-2x-3' }],
      shapes: [{ kind: 'graph', coefficients: [-3, -2, 1], from: -1.9, to: 3.9, colour: 'given' }],
    },
    {
      words: {
        en: 'One zero is $-1$. Find the other on the axis.',
        hi: 'एक शून्यक $-1$ है। दूसरा अक्ष पर खोजें।',
        te: 'ఒక శూన్యం $-1$. రెండవదాన్ని అక్షంపై కనుగొనండి.',
      },
      question: {
        kind: 'move',
        ask: {
          en: 'Move the point to the other zero.',
          hi: 'बिंदु को दूसरे शून्यक तक खिसकाएँ।',
          te: 'బిందువును రెండవ శూన్యానికి జరపండి.',
        },
        hint: {
          en: 'Follow the parabola until it comes up to the axis again.',
          hi: 'परवलय के साथ तब तक चलें जब तक वह फिर अक्ष तक न आए।',
          te: 'పరావలయం మళ్ళీ అక్షం వరకు పైకి వచ్చే చోటును చూడండి.',
        },
        name: 'P',
        from: [-3, 0],
        to: [5, 0],
        steps: 16,
        beginsAt: 6,
        fitsAt: 12,
      },
      lines: [
        { plain: '(x+1)(x-3) = 0', in: 'zeroes' },
        { plain: 'x = -1 or x = 3', in: 'zeroes' },
      ],
    },
    {
      words: {
        en: 'How many zeroes can there be? Each zero $k$ gives a factor $x-k$. Each factor takes one degree.',
        hi: 'कितने शून्यक हो सकते हैं? हर शून्यक $k$ से एक गुणनखंड $x-k$ मिलता है। हर गुणनखंड एक घात लेता है।',
        te: 'ఎన్ని శూన్యాలు ఉండవచ్చు? ప్రతి శూన్యం $k$ ఒక కారణాంకం $x-k$ ను ఇస్తుంది. ప్రతి కారణాంకం ఒక పరిమాణాన్ని తీసుకుంటుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'How many zeroes may a quadratic polynomial have at most?',
          hi: 'द्विघात बहुपद के अधिक से अधिक कितने शून्यक हो सकते हैं?',
          te: 'వర్గ బహుపదికి గరిష్ఠంగా ఎన్ని శూన్యాలు ఉండవచ్చు?',
        },
        hint: {
          en: 'With one factor more the degree would be 3.',
          hi: 'तीन गुणनखंड हों तो घात 3 हो जाएगी।',
          te: 'మూడు కారణాంకాలు ఉంటే పరిమాణం 3 అవుతుంది.',
        },
        options: [
          { words: { en: '1' } },
          { words: { en: '2' }, isRight: true },
          { words: { en: '3' } },
          { words: { en: 'As many as we like', hi: 'कितने भी', te: 'ఎన్నైనా' } },
        ],
      },
      shapes: [{ kind: 'dot', at: [3, 0], colour: 'result' }, label([3, 0], '3', 'result', [18, -16])],
    },
    {
      words: {
        en: 'It may have fewer. Lift the parabola by 4: it only touches the axis, at 1.',
        hi: 'कम भी हो सकते हैं। परवलय को 4 ऊपर उठाएँ: वह अक्ष को केवल 1 पर छूता है।',
        te: 'తక్కువ కూడా ఉండవచ్చు. పరావలయాన్ని 4 పైకి ఎత్తండి: అది అక్షాన్ని 1 వద్ద తాకుతుంది.',
      },
      lines: [{ plain: 'x^2-2x+1 = (x-1)^2' }],
      shapes: [{ kind: 'graph', coefficients: [1, -2, 1], from: -1.1, to: 3.1 }],
      margin: { en: 'at most the degree', hi: 'घात से अधिक नहीं', te: 'పరిమాణాన్ని మించవు' },
    },
    {
      words: {
        en: 'Lift it by one more.',
        hi: 'एक और ऊपर उठाएँ।',
        te: 'ఇంకొక 1 పైకి ఎత్తండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How many real zeroes has $x^2-2x+2$?',
          hi: '$x^2-2x+2$ के कितने वास्तविक शून्यक हैं?',
          te: '$x^2-2x+2$ కు ఎన్ని వాస్తవ శూన్యాలు?',
        },
        hint: {
          en: 'It is a square plus 1. Can it come down to the axis?',
          hi: 'यह एक वर्ग में 1 जोड़कर बना है। क्या यह अक्ष तक आ सकता है?',
          te: 'ఇది ఒక వర్గానికి 1 కలిపినది. అక్షం వరకు రాగలదా?',
        },
        why: {
          en: 'Its least value is 1, so its graph stays above the axis.',
          hi: 'इसका सबसे छोटा मान 1 है, इसलिए आलेख अक्ष से ऊपर रहता है।',
          te: 'దాని కనిష్ఠ విలువ 1, కాబట్టి రేఖాచిత్రం అక్షానికి పైనే ఉంటుంది.',
        },
        answerKind: 'number',
        answer: '0',
      },
      lines: [{ plain: 'x^2-2x+2 = (x-1)^2+1' }],
    },
  ],
}

import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The slips with zeroes and coefficients for which marks are lost. */
export const polynomialMistakes: StepLesson = {
  id: 'polynomials-mistakes',
  version: 1,
  title: {
    en: 'Polynomials: mistakes that cost marks',
    hi: 'बहुपद: अंक कटाने वाली गलतियाँ',
    te: 'బహుపదులు: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    sum: {
      mode: 'value',
      facts: { a: '2', b: '-7', c: '3', α: '3', β: '1/2' },
      target: '7/2',
    },
    zeroes: {
      mode: 'solve',
      variables: ['x'],
      given: ['2x^2+x-6=0'],
      worlds: [{ x: '3/2' }, { x: '-2' }],
    },
    squares: { mode: 'value', facts: { α: '4', β: '-1' }, target: '17' },
    relations: { mode: 'value', facts: { a: '2', b: '-7', c: '3', α: '3', β: '1/2' } },
  },
  steps: [
    {
      words: {
        en: 'First slip: the sign of the sum. Take $2x^2-7x+3$ with the zeroes $\\alpha$ and $\\beta$.',
        hi: 'पहली गलती: योग का चिह्न। $2x^2-7x+3$ लें, जिसके शून्यक $\\alpha$ और $\\beta$ हैं।',
        te: 'మొదటి పొరపాటు: మొత్తం గుర్తు. $2x^2-7x+3$ తీసుకోండి, శూన్యాలు $\\alpha$, $\\beta$.',
      },
      said: {
        en: 'First slip: the sign of the sum. Take 2 x squared minus 7 x plus 3 with the zeroes alpha and beta.',
        hi: 'पहली गलती: योग का चिह्न। 2 x स्क्वेयर माइनस 7 x प्लस 3 लें, जिसके शून्यक अल्फ़ा और बीटा हैं।',
        te: 'మొదటి పొరపాటు: మొత్తం గుర్తు. 2 x స్క్వేర్ మైనస్ 7 x ప్లస్ 3 తీసుకోండి, శూన్యాలు ఆల్ఫా, బీటా.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Put a, b and c with their signs into each line.',
          hi: 'हर पंक्ति में a, b और c चिह्न सहित रखें।',
          te: 'ప్రతి పంక్తిలో a, b, c లను గుర్తులతో సహా ఉంచండి.',
        },
        why: {
          en: 'Here $b$ is $-7$, so $-b$ is 7.',
          hi: 'यहाँ $b$ का मान $-7$ है, इसलिए $-b$ का मान 7 है।',
          te: 'ఇక్కడ $b$ అంటే $-7$, కాబట్టి $-b$ అంటే 7.',
        },
        lines: [
          { plain: 'α+β = -b/a', in: 'sum' },
          { plain: 'α+β = -7/2', in: 'sum' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: 'α+β = -(-7)/2', in: 'sum' },
        { plain: 'α+β = 7/2', in: 'sum' },
      ],
    },
    {
      words: {
        en: 'Second slip: a minus sign before a bracket.',
        hi: 'दूसरी गलती: कोष्ठक से पहले ऋण चिह्न।',
        te: 'రెండవ పొరపాటు: బ్రాకెట్ ముందు మైనస్ గుర్తు.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Multiply the brackets out and compare with the line before.',
          hi: 'कोष्ठक खोलें और पिछली पंक्ति से मिलाएँ।',
          te: 'బ్రాకెట్లను విస్తరించి ముందు పంక్తితో పోల్చండి.',
        },
        why: {
          en: 'Taking $-3$ outside leaves $x+2$ inside.',
          hi: '$-3$ बाहर लेने पर अंदर $x+2$ रहता है।',
          te: '$-3$ బయటకు తీస్తే లోపల $x+2$ ఉంటుంది.',
        },
        lines: [
          { plain: '2x^2+4x-3x-6 = 0', in: 'zeroes' },
          { plain: '2x(x+2)-3(x-2) = 0', in: 'zeroes' },
          { plain: '(2x-3)(x+2) = 0', in: 'zeroes' },
        ],
        wrong: 2,
      },
      lines: [{ plain: '2x(x+2)-3(x+2) = 0', in: 'zeroes' }],
    },
    {
      words: {
        en: 'Third slip: a sum of squares is not the square of the sum. Let the sum be 3 and the product $-4$.',
        hi: 'तीसरी गलती: वर्गों का योग, योग का वर्ग नहीं है। मान लें योग 3 और गुणनफल $-4$ है।',
        te: 'మూడవ పొరపాటు: వర్గాల మొత్తం, మొత్తం యొక్క వర్గం కాదు. మొత్తం 3, లబ్ధం $-4$ అనుకోండి.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'What is $\\alpha^2+\\beta^2$?',
          hi: '$\\alpha^2+\\beta^2$ कितना है?',
          te: '$\\alpha^2+\\beta^2$ ఎంత?',
        },
        hint: {
          en: 'From the square of the sum take twice the product. The product is negative.',
          hi: 'योग के वर्ग से गुणनफल का दुगुना घटाएँ। गुणनफल ऋणात्मक है।',
          te: 'మొత్తం వర్గం నుండి లబ్ధానికి రెట్టింపును తీసివేయండి. లబ్ధం ఋణాత్మకం.',
        },
        answerKind: 'number',
        answer: '17',
      },
      lines: [
        { plain: 'α^2+β^2 = 3^2-2*(-4)', in: 'squares' },
        { plain: 'α^2+β^2 = 17', in: 'squares' },
      ],
    },
    {
      words: {
        en: 'Fourth slip: the polynomial from its sum $S$ and product $P$.',
        hi: 'चौथी गलती: योग $S$ और गुणनफल $P$ से बहुपद।',
        te: 'నాలుగవ పొరపాటు: మొత్తం $S$, లబ్ధం $P$ నుండి బహుపది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'The sum is $-3$ and the product 2. Which polynomial?',
          hi: 'योग $-3$ और गुणनफल 2 है। कौन-सा बहुपद?',
          te: 'మొత్తం $-3$, లబ్ధం 2. ఏ బహుపది?',
        },
        hint: {
          en: 'The sum comes with a minus sign before it.',
          hi: 'योग से पहले ऋण चिह्न आता है।',
          te: 'మొత్తం ముందు మైనస్ గుర్తు వస్తుంది.',
        },
        options: [
          { words: { en: '$x^2-3x+2$' } },
          { words: { en: '$x^2+3x+2$' }, isRight: true },
          { words: { en: '$x^2+2x-3$' } },
        ],
        why: {
          en: 'Its zeroes are $-1$ and $-2$.',
          hi: 'इसके शून्यक $-1$ और $-2$ हैं।',
          te: 'దాని శూన్యాలు $-1$, $-2$.',
        },
      },
      lines: [{ tex: 'x^2-(-3)x+2=x^2+3x+2', plain: 'x^2-(-3)x+2 = x^2+3x+2' }],
    },
    {
      words: {
        en: 'Fifth slip: a polynomial is not an equation. Write = 0 only when you look for the zeroes.',
        hi: 'पाँचवीं गलती: बहुपद समीकरण नहीं है। = 0 तभी लिखें जब शून्यक निकालें।',
        te: 'ఐదవ పొరపాటు: బహుపది సమీకరణం కాదు. శూన్యాలు కనుగొనేటప్పుడే = 0 రాయండి.',
      },
      said: {
        en: 'Fifth slip: a polynomial is not an equation. Write equals 0 only when you look for the zeroes.',
        hi: 'पाँचवीं गलती: बहुपद समीकरण नहीं है। बराबर 0 तभी लिखें जब शून्यक निकालें।',
        te: 'ఐదవ పొరపాటు: బహుపది సమీకరణం కాదు. శూన్యాలు కనుగొనేటప్పుడే ఈక్వల్స్ 0 రాయండి.',
      },
    },
    {
      words: {
        en: 'Last: verify with both relations. One alone earns half.',
        hi: 'अंत में: जाँच दोनों संबंधों से करें। केवल एक से आधे अंक मिलते हैं।',
        te: 'చివరగా: రెండు సంబంధాలతోనూ సరిచూడండి. ఒక్కదానికే సగం మార్కులు.',
      },
      lines: [
        { tex: '\\alpha+\\beta=-\\frac{b}{a}', plain: 'α+β = -b/a', in: 'relations' },
        { tex: '\\alpha\\beta=\\frac{c}{a}', plain: 'α β = c/a', in: 'relations' },
      ],
    },
  ],
}

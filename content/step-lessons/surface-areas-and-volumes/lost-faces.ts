import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Why the surface of joined solids is less than the sum of their surfaces. */
export const lostFaces: StepLesson = {
  id: 'joined-solids-lose-faces',
  version: 1,
  title: {
    en: 'Why joined solids lose faces',
    hi: 'जुड़े ठोस फलक क्यों खो देते हैं',
    te: 'కలిపిన ఘనాకృతులు ముఖాలను ఎందుకు కోల్పోతాయి',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 220, view: [-4, -4, 4, 6] },
  figureWords: {
    en: 'A cone standing on a hemisphere of the same radius. The circle where they touch is inside the solid.',
    hi: 'उसी त्रिज्या के अर्धगोले पर रखा एक शंकु। जहाँ वे मिलते हैं, वह वृत्त ठोस के भीतर है।',
    te: 'అదే వ్యాసార్ధం గల అర్ధగోళంపై ఒక శంఖువు. అవి కలిసే వృత్తం ఘనాకృతి లోపల ఉంది.',
  },
  workings: {
    top: {
      mode: 'value',
      facts: { r: '3', h: '4', l: '5', S: '33*π', a: '15*π', b: '18*π' },
      formulas: { a: 'π*r*l', b: '2*π*r^2', S: 'a+b' },
      target: '33*π',
    },
  },
  steps: [
    {
      words: {
        en: 'A toy is a cone on a hemisphere of the same radius. You want to paint it.',
        hi: 'एक खिलौना उसी त्रिज्या के अर्धगोले पर रखा शंकु है। आपको इसे रंगना है।',
        te: 'ఒక బొమ్మ అదే వ్యాసార్ధం గల అర్ధగోళంపై ఉన్న శంఖువు. దానికి రంగు వేయాలి.',
      },
      shapes: [
        { kind: 'solid', form: 'hemisphere', at: [0, 0], radius: 3 },
        {
          kind: 'path',
          points: [
            [-3, 0],
            [0, 5],
            [3, 0],
          ],
          isClosed: false,
          style: {},
        },
      ],
    },
    {
      words: {
        en: 'Before they were joined, the cone had a flat base, and the hemisphere a flat top.',
        hi: 'जुड़ने से पहले शंकु का एक समतल आधार था, और अर्धगोले का एक समतल ऊपरी फलक।',
        te: 'కలపడానికి ముందు శంఖువుకు సమతల భూమి, అర్ధగోళానికి సమతల పైముఖం ఉండేవి.',
      },
      table: {
        head: [
          { en: 'solid', hi: 'ठोस', te: 'ఘనాకృతి' },
          { en: 'curved', hi: 'वक्र', te: 'వక్ర' },
          { en: 'flat', hi: 'समतल', te: 'సమతల' },
        ],
        rows: [
          [{ en: 'cone', hi: 'शंकु', te: 'శంఖువు' }, { en: t`$\pi rl$` }, { en: t`$\pi r^2$` }],
          [{ en: 'hemisphere', hi: 'अर्धगोला', te: 'అర్ధగోళం' }, { en: t`$2\pi r^2$` }, { en: t`$\pi r^2$` }],
        ],
      },
    },
    {
      words: {
        en: 'Joined, the two flat circles lie on each other. They are inside, and no brush reaches them.',
        hi: 'जुड़ने पर दोनों समतल वृत्त एक-दूसरे पर आ जाते हैं। वे भीतर हैं, वहाँ ब्रश नहीं पहुँचता।',
        te: 'కలిపినప్పుడు రెండు సమతల వృత్తాలు ఒకదానిపై ఒకటి వస్తాయి. అవి లోపల ఉంటాయి, అక్కడికి కుంచె చేరదు.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'By how much is the surface of the toy less than the two whole surfaces together?',
          hi: 'खिलौने का पृष्ठ, दोनों के पूरे पृष्ठों के योग से कितना कम है?',
          te: 'రెండింటి సంపూర్ణతల వైశాల్యాల మొత్తం కంటే బొమ్మ ఉపరితలం ఎంత తక్కువ?',
        },
        hint: {
          en: 'Each of the two solids loses something. Count both.',
          hi: 'दोनों ठोसों में से हर एक कुछ खोता है। दोनों गिनें।',
          te: 'రెండు ఘనాకృతులలో ఒక్కోటి కొంత కోల్పోతుంది. రెండింటినీ లెక్కించండి.',
        },
        options: [
          {
            words: { en: t`$\pi r^2$` },
            hint: {
              en: 'That is what one of them loses.',
              hi: 'यह उनमें से एक का नुकसान है।',
              te: 'అది వాటిలో ఒకటి కోల్పోయేది.',
            },
          },
          { words: { en: t`$2\pi r^2$` }, isRight: true },
          { words: { en: 'nothing', hi: 'कुछ नहीं', te: 'ఏమీ లేదు' } },
        ],
        why: {
          en: 'The base of the cone and the top of the hemisphere are both hidden.',
          hi: 'शंकु का आधार और अर्धगोले का ऊपरी फलक, दोनों छिप जाते हैं।',
          te: 'శంఖువు భూమి, అర్ధగోళం పైముఖం రెండూ దాగిపోతాయి.',
        },
      },
    },
    {
      words: {
        en: 'So count only what can be touched: the two curved surfaces.',
        hi: 'इसलिए वही गिनें जिसे छू सकते हैं: दोनों वक्र पृष्ठ।',
        te: 'కాబట్టి తాకగలిగేదే లెక్కించండి: రెండు వక్రతలాలు.',
      },
      lines: [
        { tex: t`S=\pi rl+2\pi r^2`, plain: 'S = π*r*l+2*π*r^2', in: 'top' },
        { tex: t`S=\pi r(l+2r)`, plain: 'π*r*l + 2*π*r^2 = π*r*(l+2*r)' },
      ],
      shapes: [
        { kind: 'label', at: [-1.1, 1.2], tex: t`\pi rl`, shiftInPx: [0, 0], colour: 'result', sizeInPx: 18 },
        { kind: 'label', at: [0, -1.7], tex: t`2\pi r^2`, shiftInPx: [0, 0], colour: 'result', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Take radius 3 cm and cone height 4 cm. The formula has the slant height l, so find it first.',
        hi: 'त्रिज्या 3 cm और शंकु की ऊँचाई 4 cm लें। सूत्र में तिर्यक ऊँचाई l है, इसलिए पहले उसे निकालें।',
        te: 'వ్యాసార్ధం 3 cm, శంఖువు ఎత్తు 4 cm తీసుకోండి. సూత్రంలో ఏటవాలు ఎత్తు l ఉంది, కాబట్టి ముందు దాన్ని కనుగొనండి.',
      },
      question: {
        kind: 'line',
        ask: { en: 'Write a line for l.', hi: 'l की पंक्ति लिखें।', te: 'l కు ఒక పంక్తి రాయండి.' },
        hint: {
          en: 'Radius, height and slant height form a right triangle. Which of them is the hypotenuse?',
          hi: 'त्रिज्या, ऊँचाई और तिर्यक ऊँचाई समकोण त्रिभुज बनाती हैं। कर्ण कौन-सा है?',
          te: 'వ్యాసార్ధం, ఎత్తు, ఏటవాలు ఎత్తు లంబకోణ త్రిభుజం చేస్తాయి. కర్ణం ఏది?',
        },
        in: 'top',
        example: 'l = √(3^2+4^2)',
      },
      lines: [
        { plain: 'l = √(3^2+4^2)', in: 'top' },
        { plain: 'l = 5', in: 'top' },
      ],
      shapes: [
        {
          kind: 'path',
          points: [
            [0, 0],
            [0, 5],
          ],
          isClosed: false,
          style: { colour: 'faint', isDashed: true },
        },
        { kind: 'label', at: [1.5, 2.5], tex: 'l', shiftInPx: [12, -6], colour: 'given', sizeInPx: 18 },
      ],
    },
    {
      words: {
        en: 'Now the surface, with π kept.',
        hi: 'अब पृष्ठ, π रखकर।',
        te: 'ఇప్పుడు ఉపరితలం, π ను అలాగే ఉంచి.',
      },
      said: {
        en: 'Now the surface, with pi kept.',
        hi: 'अब पृष्ठ, पाई रखकर।',
        te: 'ఇప్పుడు ఉపరితలం, పై ను అలాగే ఉంచి.',
      },
      lines: [
        { tex: t`S=\pi\times 3\times(5+2\times 3)`, plain: 'S = π*3*(5+2*3)', in: 'top' },
        { tex: t`S=33\pi`, plain: 'S = 33π', in: 'top' },
      ],
      margin: { en: 'in square cm', hi: 'वर्ग cm में', te: 'చదరపు cm లలో' },
    },
    {
      words: {
        en: 'It is not always two whole faces. Put a hemisphere of radius 7 cm on the top of a cube of edge 14 cm.',
        hi: 'हमेशा दो पूरे फलक नहीं जाते। 14 cm किनारे के घन के ऊपर 7 cm त्रिज्या का अर्धगोला रखें।',
        te: 'ఎప్పుడూ రెండు పూర్తి ముఖాలు పోవు. 14 cm భుజం గల ఘనంపై 7 cm వ్యాసార్ధం గల అర్ధగోళం ఉంచండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What is seen of the top face of the cube?',
          hi: 'घन के ऊपरी फलक का क्या दिखता है?',
          te: 'ఘనం పైముఖంలో ఏమి కనిపిస్తుంది?',
        },
        hint: {
          en: 'Look at it from above. A circle lies in a square.',
          hi: 'ऊपर से देखें। एक वर्ग में वृत्त है।',
          te: 'పై నుండి చూడండి. చతురస్రంలో వృత్తం ఉంది.',
        },
        options: [
          { words: { en: 'nothing', hi: 'कुछ नहीं', te: 'ఏమీ లేదు' } },
          {
            words: {
              en: 'the four corners round the circle',
              hi: 'वृत्त के चारों ओर के कोने',
              te: 'వృత్తం చుట్టూ నాలుగు మూలలు',
            },
            isRight: true,
          },
          { words: { en: 'all of it', hi: 'पूरा फलक', te: 'మొత్తం ముఖం' } },
        ],
      },
      lines: [
        { tex: t`S=6a^2-\pi r^2+2\pi r^2` },
        { tex: t`S=6a^2+\pi r^2`, plain: '6*a^2 - π*r^2 + 2*π*r^2 = 6*a^2 + π*r^2' },
      ],
    },
    {
      words: {
        en: 'The rule: walk round the solid with a finger, and add each part that the finger touches.',
        hi: 'नियम: ठोस पर उँगली फिराएँ, और जिस भाग को उँगली छुए उसे जोड़ें।',
        te: 'నియమం: ఘనాకృతిపై వేలు తిప్పండి; వేలు తాకిన ప్రతి భాగాన్ని కలపండి.',
      },
    },
  ],
}

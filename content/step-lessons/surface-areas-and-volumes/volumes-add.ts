import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** Volumes add and are taken away; surfaces do neither. */
export const volumesAdd: StepLesson = {
  id: 'volumes-add-surfaces-do-not',
  version: 2,
  title: {
    en: 'Volumes add, surfaces do not',
    hi: 'आयतन जुड़ते हैं, पृष्ठ नहीं',
    te: 'ఘనపరిమాణాలు కలుస్తాయి, ఉపరితలాలు కలవవు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 200, view: [-4, -2, 4, 7] },
  figureWords: {
    en: 'A cylinder out of which a cone with the same base and height is scooped from the top.',
    hi: 'एक बेलन, जिसमें से ऊपर से उसी आधार और ऊँचाई का शंकु खोखला किया गया है।',
    te: 'ఒక స్థూపం; దాని పై నుండి అదే భూమి, ఎత్తు గల శంఖువును తొలిచారు.',
  },
  workings: {
    left: {
      mode: 'value',
      facts: { r: '3', h: '5', V: '45*π', K: '15*π', W: '30*π' },
      formulas: { V: 'π*r^2*h', K: '1/3*π*r^2*h', W: 'V-K' },
      target: '30*π',
    },
  },
  steps: [
    {
      words: {
        en: 'Volume is the room that a solid takes. Join two solids without overlap, and no room is lost.',
        hi: 'आयतन वह जगह है जो ठोस घेरता है। दो ठोस बिना एक-दूसरे में घुसे जोड़ें, तो जगह कम नहीं होती।',
        te: 'ఘనపరిమాణం అంటే ఘనాకృతి ఆక్రమించే చోటు. రెండింటిని ఒకదానిలోకి ఒకటి చొచ్చుకోకుండా కలిపితే చోటు తగ్గదు.',
      },
      lines: [{ tex: t`V=V_1+V_2` }],
    },
    {
      words: {
        en: 'These are the volumes you need.',
        hi: 'ये आयतन काम आते हैं।',
        te: 'మీకు కావలసిన ఘనపరిమాణాలు ఇవి.',
      },
      table: {
        head: [
          { en: 'solid', hi: 'ठोस', te: 'ఘనాకృతి' },
          { en: 'volume', hi: 'आयतन', te: 'ఘనపరిమాణం' },
        ],
        rows: [
          [{ en: 'cylinder', hi: 'बेलन', te: 'స్థూపం' }, { en: t`$\pi r^2h$` }],
          [{ en: 'cone', hi: 'शंकु', te: 'శంఖువు' }, { en: t`$\frac13\pi r^2h$` }],
          [{ en: 'sphere', hi: 'गोला', te: 'గోళం' }, { en: t`$\frac43\pi r^3$` }],
          [{ en: 'hemisphere', hi: 'अर्धगोला', te: 'అర్ధగోళం' }, { en: t`$\frac23\pi r^3$` }],
        ],
      },
    },
    {
      words: {
        en: 'Scoop a cone out of a cylinder with the same base and height. The volume goes down.',
        hi: 'बेलन से उसी आधार और ऊँचाई का शंकु निकालें। आयतन घटता है।',
        te: 'స్థూపం నుండి అదే భూమి, ఎత్తు గల శంఖువును తొలచండి. ఘనపరిమాణం తగ్గుతుంది.',
      },
      shapes: [
        { kind: 'solid', form: 'cylinder', at: [0, 0], radius: 3, height: 5 },
        {
          kind: 'path',
          points: [
            [-3, 5],
            [0, 0],
            [3, 5],
          ],
          isClosed: false,
          style: { colour: 'result', isDashed: true },
        },
        { kind: 'label', at: [-3, 2.5], tex: 'h', shiftInPx: [-11, 0], colour: 'given', sizeInPx: 18 },
        {
          kind: 'path',
          points: [
            [0, 5],
            [3, 5],
          ],
          isClosed: false,
          style: { colour: 'given' },
        },
        { kind: 'label', at: [1.5, 5], tex: 'r', shiftInPx: [0, 12], colour: 'given', sizeInPx: 18 },
      ],
      question: {
        kind: 'choice',
        ask: {
          en: 'Which part of the cylinder is left?',
          hi: 'बेलन का कौन-सा भाग बचता है?',
          te: 'స్థూపంలో ఎన్నో భాగం మిగులుతుంది?',
        },
        hint: {
          en: 'How many such cones have the volume of the cylinder?',
          hi: 'ऐसे कितने शंकुओं का आयतन बेलन के बराबर है?',
          te: 'అలాంటి ఎన్ని శంఖువుల ఘనపరిమాణం స్థూపానికి సమానం?',
        },
        options: [
          { words: { en: t`$\frac13$` } },
          { words: { en: t`$\frac12$` } },
          { words: { en: t`$\frac23$` }, isRight: true },
        ],
        why: {
          en: 'The cone is a third of the cylinder, so two thirds stay.',
          hi: 'शंकु बेलन का एक तिहाई है, इसलिए दो तिहाई बचता है।',
          te: 'శంఖువు స్థూపంలో మూడో వంతు, కాబట్టి మూడింట రెండు వంతులు మిగులుతుంది.',
        },
      },
      lines: [
        { tex: t`\pi r^2h-\frac13\pi r^2h=\frac23\pi r^2h`, plain: 'π*r^2*h - 1/3*π*r^2*h = 2/3*π*r^2*h' },
      ],
    },
    {
      words: {
        en: 'But the surface goes up here. The top circle is lost, and the inner side of the cone is gained.',
        hi: 'पर यहाँ पृष्ठ बढ़ता है। ऊपर का वृत्त जाता है और शंकु का भीतरी पृष्ठ मिलता है।',
        te: 'కానీ ఇక్కడ ఉపరితలం పెరుగుతుంది. పై వృత్తం పోయి, శంఖువు లోపలి తలం వస్తుంది.',
      },
      lines: [{ tex: t`S=2\pi rh+\pi r^2+\pi rl` }],
      margin: { en: 'side, bottom, inside', hi: 'बाजू, तला, भीतर', te: 'పక్క, అడుగు, లోపల' },
    },
    {
      words: {
        en: 'Is it always more? The slant height is longer than the radius. So more is gained than lost.',
        hi: 'क्या हमेशा ज़्यादा? तिर्यक ऊँचाई त्रिज्या से लंबी होती है। इसलिए जो मिला वह खोए हुए से अधिक है।',
        te: 'ఎప్పుడూ ఎక్కువేనా? ఏటవాలు ఎత్తు వ్యాసార్ధం కంటే పెద్దది. కాబట్టి వచ్చినది పోయినదానికంటే ఎక్కువ.',
      },
      lines: [{ tex: t`l>r\ \Rightarrow\ \pi rl>\pi r^2` }],
    },
    {
      words: {
        en: 'Radius 3 cm, height 5 cm, π kept. First both volumes.',
        hi: 'त्रिज्या 3 cm, ऊँचाई 5 cm, π रखकर। पहले दोनों आयतन।',
        te: 'వ్యాసార్ధం 3 cm, ఎత్తు 5 cm, π ను అలాగే ఉంచి. ముందు రెండు ఘనపరిమాణాలు.',
      },
      said: {
        en: 'Radius 3 cm, height 5 cm, pi kept. First both volumes.',
        hi: 'त्रिज्या 3 सेंटीमीटर, ऊँचाई 5 सेंटीमीटर, पाई रखकर। पहले दोनों आयतन।',
        te: 'వ్యాసార్ధం 3 సెంటీమీటర్లు, ఎత్తు 5 సెంటీమీటర్లు, పై ను అలాగే ఉంచి. ముందు రెండు ఘనపరిమాణాలు.',
      },
      lines: [
        { tex: t`V=\pi\times3^2\times5=45\pi`, plain: 'V = π*3^2*5 = 45π', in: 'left' },
        { tex: t`K=\frac13\times45\pi=15\pi`, plain: 'K = 1/3*45π = 15π', in: 'left' },
      ],
      margin: { en: 'V cylinder, K cone', hi: 'V बेलन, K शंकु', te: 'V స్థూపం, K శంఖువు' },
    },
    {
      words: { en: 'What is left?', hi: 'क्या बचा?', te: 'ఏమి మిగిలింది?' },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for the volume W that is left.',
          hi: 'बचे हुए आयतन W की पंक्ति लिखें।',
          te: 'మిగిలిన ఘనపరిమాణం W కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'One of the two volumes is taken out of the other.',
          hi: 'दो में से एक आयतन दूसरे में से निकाला गया है।',
          te: 'రెండింటిలో ఒక ఘనపరిమాణాన్ని మరొకదాని నుండి తీశారు.',
        },
        in: 'left',
        example: 'W = 45π - 15π',
      },
      lines: [{ tex: t`W=45\pi-15\pi=30\pi`, plain: 'W = 45π - 15π = 30π', in: 'left' }],
    },
    {
      words: {
        en: 'Remember the pair: to fill or to weigh is volume; to paint or to cover is surface.',
        hi: 'यह जोड़ी याद रखें: भरना या तौलना आयतन है; रंगना या ढकना पृष्ठ है।',
        te: 'ఈ జంట గుర్తుంచుకోండి: నింపడం, తూచడం ఘనపరిమాణం; రంగు వేయడం, కప్పడం ఉపరితలం.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'The price of silver foil on a sweet is asked. What do you find?',
          hi: 'मिठाई पर लगे चाँदी के वर्क का मूल्य पूछा है। क्या निकालेंगे?',
          te: 'మిఠాయిపై వెండి రేకు ఖరీదు అడిగారు. ఏమి కనుగొంటారు?',
        },
        hint: {
          en: 'Does the foil fill the sweet, or lie on it?',
          hi: 'वर्क मिठाई को भरता है या उस पर लगता है?',
          te: 'రేకు మిఠాయిని నింపుతుందా, దానిపై ఉంటుందా?',
        },
        options: [
          { words: { en: 'Its volume', hi: 'उसका आयतन', te: 'దాని ఘనపరిమాణం' } },
          { words: { en: 'Its surface area', hi: 'उसका पृष्ठीय क्षेत्रफल', te: 'దాని ఉపరితల వైశాల్యం' }, isRight: true },
        ],
      },
    },
  ],
}

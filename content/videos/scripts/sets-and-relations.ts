import { circle, dot, ellipseArc, label, polygon, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

export const setsAndRelations: readonly VideoScript[] = [
  {
    slug: 'sets-venn',
    title: 'A Venn diagram (3 marks)',
    topic: 'Sets',
    figure: { widthInPx: 310, view: [-5, -3.6, 5, 3.6] },
    steps: [
      {
        tex: [
          t`\text{Of 40 students, 24 play kabaddi, 18 play chess and 7 play both.}`,
          t`\text{How many play neither game?}`,
        ],
        say: 'Of forty students, twenty four play kabaddi, eighteen play chess, and seven play both. How many play neither game?',
        caption: {
          en: 'Of 40 students, 24 play kabaddi, 18 play chess and 7 play both. How many play neither game?',
          hi: '40 विद्यार्थियों में 24 कबड्डी, 18 शतरंज और 7 दोनों खेलते हैं। कोई खेल न खेलने वाले कितने हैं?',
          te: '40 మంది విద్యార్థుల్లో 24 కబడ్డీ, 18 చదరంగం, 7 మంది రెండూ ఆడతారు. ఏదీ ఆడనివారు ఎందరు?',
        },
        figure: [
          polygon(
            [
              [-4.8, -3.2],
              [4.8, -3.2],
              [4.8, 3.2],
              [-4.8, 3.2],
            ],
            { colour: 'faint' },
          ),
          circle([-1.3, 0], 2.2),
          circle([1.3, 0], 2.2),
          label([-3.2, 2.4], 'K'),
          label([3.2, 2.4], 'C'),
        ],
      },
      {
        tex: t`n(K\cap C)=7`,
        say: 'Draw two circles that overlap. Start from the inside: seven students play both games.',
        caption: {
          en: 'Start inside: 7 students play both games. (½ mark)',
          hi: 'अंदर से शुरू करें: 7 विद्यार्थी दोनों खेल खेलते हैं। (½ अंक)',
          te: 'లోపలి నుండి మొదలు: 7 మంది రెండు ఆటలూ ఆడతారు. (½ మార్కు)',
        },
        mark: '½',
        figure: [label([0, 0], '7', [0, 0], 'given', 22)],
      },
      {
        tex: t`\text{Kabaddi only}=24-7=17`,
        say: 'Kabaddi only: twenty four minus seven is seventeen. Half a mark.',
        caption: {
          en: 'Kabaddi only: 24 − 7 = 17. (½ mark)',
          hi: 'केवल कबड्डी: 24 − 7 = 17। (½ अंक)',
          te: 'కబడ్డీ మాత్రమే: 24 − 7 = 17. (½ మార్కు)',
        },
        mark: '½',
        figure: [label([-2.2, 0], '17', [0, 0], 'chalk', 22)],
      },
      {
        tex: t`\text{Chess only}=18-7=11`,
        say: 'Chess only: eighteen minus seven is eleven. Half a mark.',
        caption: {
          en: 'Chess only: 18 − 7 = 11. (½ mark)',
          hi: 'केवल शतरंज: 18 − 7 = 11। (½ अंक)',
          te: 'చదరంగం మాత్రమే: 18 − 7 = 11. (½ మార్కు)',
        },
        mark: '½',
        figure: [label([2.2, 0], '11', [0, 0], 'chalk', 22)],
      },
      {
        tex: t`n(K\cup C)=24+18-7=35`,
        say: 'The union is twenty four plus eighteen minus seven, which is thirty five. The seven must not be counted twice.',
        caption: {
          en: 'n(K ∪ C) = 24 + 18 − 7 = 35. The 7 is not counted twice. (1 mark)',
          hi: 'n(K ∪ C) = 24 + 18 − 7 = 35। 7 को दो बार नहीं गिनते। (1 अंक)',
          te: 'n(K ∪ C) = 24 + 18 − 7 = 35. 7 ను రెండుసార్లు లెక్కించకూడదు. (1 మార్కు)',
        },
        mark: '1',
      },
      {
        tex: t`\text{Neither}=40-35=5`,
        say: 'So forty minus thirty five: five students play neither game. Write this number outside the circles.',
        caption: {
          en: 'Neither: 40 − 35 = 5 students. (½ mark)',
          hi: 'कोई नहीं: 40 − 35 = 5 विद्यार्थी। (½ अंक)',
          te: 'ఏదీ ఆడనివారు: 40 − 35 = 5 మంది విద్యార్థులు. (½ మార్కు)',
        },
        mark: '½',
        figure: [label([4, -2.5], '5', [0, 0], 'result', 22)],
      },
    ],
    checks: [() => 24 + 18 - 7 === 35, () => 40 - 35 === 5, () => 17 + 7 + 11 + 5 === 40],
  },
  {
    slug: 'relations-functions',
    title: 'Is the relation a function? (3 marks)',
    topic: 'Relations and functions',
    figure: { widthInPx: 280, view: [-3.2, -3.3, 3.2, 3.3], isStretched: true },
    steps: [
      {
        tex: [
          t`A=\{1,2,3,4\},\; f(x)=2x+1.\text{ List the pairs, show that } f`,
          t`\text{is a one-one function, and find its range.}`,
        ],
        say: 'A is the set one, two, three, four, and f of x is two x plus one. List the pairs, show that f is a one to one function, and find its range.',
        caption: {
          en: 'A = {1, 2, 3, 4}, f(x) = 2x + 1. List the pairs, show that f is a one-one function, and find its range.',
          hi: 'A = {1, 2, 3, 4}, f(x) = 2x + 1। युग्म लिखें, दिखाएँ कि f एकैकी फलन है, और परिसर ज्ञात करें।',
          te: 'A = {1, 2, 3, 4}, f(x) = 2x + 1. జతలు రాయండి, f అన్వేక ప్రమేయమని చూపండి, వ్యాప్తి కనుగొనండి.',
        },
        figure: [
          ellipseArc([-1.7, 0], 1.3, 2.9, 0, 360),
          ellipseArc([1.7, 0], 1.3, 2.9, 0, 360),
          label([-1.7, 1.8], '1', [-12, 0]),
          label([-1.7, 0.6], '2', [-12, 0]),
          label([-1.7, -0.6], '3', [-12, 0]),
          label([-1.7, -1.8], '4', [-12, 0]),
        ],
      },
      {
        tex: t`f(1)=3,\quad f(2)=5,\quad f(3)=7,\quad f(4)=9`,
        say: 'Put each number of A into the rule. f of one is three, f of two is five, f of three is seven, and f of four is nine.',
        caption: {
          en: 'f(1) = 3, f(2) = 5, f(3) = 7, f(4) = 9. (1 mark)',
          hi: 'f(1) = 3, f(2) = 5, f(3) = 7, f(4) = 9। (1 अंक)',
          te: 'f(1) = 3, f(2) = 5, f(3) = 7, f(4) = 9. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          label([1.7, 1.8], '3', [12, 0], 'result'),
          label([1.7, 0.6], '5', [12, 0], 'result'),
          label([1.7, -0.6], '7', [12, 0], 'result'),
          label([1.7, -1.8], '9', [12, 0], 'result'),
        ],
      },
      {
        tex: t`f=\{(1,3),(2,5),(3,7),(4,9)\}`,
        say: 'So the ordered pairs are one three, two five, three seven and four nine. Half a mark.',
        caption: {
          en: 'f = {(1, 3), (2, 5), (3, 7), (4, 9)}. (½ mark)',
          hi: 'f = {(1, 3), (2, 5), (3, 7), (4, 9)}। (½ अंक)',
          te: 'f = {(1, 3), (2, 5), (3, 7), (4, 9)}. (½ మార్కు)',
        },
        mark: '½',
        figure: [1.8, 0.6, -0.6, -1.8].flatMap((y) => [
          dot([-1.7, y]),
          dot([1.7, y]),
          segment([-1.7, y], [1.7, y], { colour: 'given', widthInPx: 1.5 }),
        ]),
      },
      {
        tex: [
          t`\text{Every element of } A \text{ has exactly one}`,
          t`\text{image: } f \text{ is a function.}`,
        ],
        say: 'Every element of A has exactly one image, so f is a function.',
        caption: {
          en: 'Every element of A has exactly one image, so f is a function. (½ mark)',
          hi: 'A के हर अवयव का ठीक एक प्रतिबिंब है, इसलिए f फलन है। (½ अंक)',
          te: 'A లోని ప్రతి మూలకానికి సరిగ్గా ఒక ప్రతిబింబం, కాబట్టి f ప్రమేయం. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Different elements, different images: one-one.}`,
        say: 'Different elements have different images, so f is one to one.',
        caption: {
          en: 'Different elements have different images, so f is one-one. (½ mark)',
          hi: 'अलग अवयवों के प्रतिबिंब अलग हैं, इसलिए f एकैकी है। (½ अंक)',
          te: 'వేర్వేరు మూలకాలకు వేర్వేరు ప్రతిబింబాలు, కాబట్టి f అన్వేకం. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\text{Range}=\{3,5,7,9\}`,
        say: 'The range is the set of images: three, five, seven, nine.',
        caption: {
          en: 'Range = {3, 5, 7, 9}. (½ mark)',
          hi: 'परिसर = {3, 5, 7, 9}। (½ अंक)',
          te: 'వ్యాప్తి = {3, 5, 7, 9}. (½ మార్కు)',
        },
        mark: '½',
      },
    ],
    checks: [
      () => [1, 2, 3, 4].map((x) => 2 * x + 1).join() === '3,5,7,9',
      () => new Set([3, 5, 7, 9]).size === 4,
    ],
  },
]

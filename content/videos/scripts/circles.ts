import { arc, circle, dot, label, type Point, rightAngle, segment } from '../figure.ts'
import type { VideoScript } from '../video-script.ts'

const t = String.raw

/** Circle about O with radius 5; P is 13 away, so the tangents from P are 12 long. */
const o: Point = [0, 0]
const p: Point = [13, 0]
const a: Point = [25 / 13, 60 / 13]
const b: Point = [25 / 13, -60 / 13]

/** Construction: radius 3, OP = 7. */
const far: Point = [7, 0]
const middle: Point = [3.5, 0]
const touchX = 9 / 7
const touchY = Math.sqrt(9 - touchX ** 2)

export const circles: readonly VideoScript[] = [
  {
    slug: 'two-tangents',
    title: 'Tangents from a point are equal (3 marks)',
    topic: 'Circles',
    figure: { widthInPx: 330, view: [-5.4, -6.2, 14.4, 6.2] },
    steps: [
      {
        tex: [
          t`PA \text{ and } PB \text{ are tangents to a circle with centre } O.`,
          t`\text{Prove } PA=PB\text{; find } PA \text{ if } OA=5\text{ cm}, OP=13\text{ cm.}`,
        ],
        say: 'P A and P B are tangents to a circle with centre O. Prove that they are equal, and find P A, if the radius is five and O P is thirteen centimetres.',
        caption: {
          en: 'PA and PB are tangents to a circle with centre O. Prove PA = PB; find PA if OA = 5 cm, OP = 13 cm.',
          hi: 'PA और PB केंद्र O वाले वृत्त की स्पर्श रेखाएँ हैं। सिद्ध करें PA = PB; OA = 5 cm, OP = 13 cm हो तो PA ज्ञात करें।',
          te: 'వృత్త కేంద్రం O; స్పర్శరేఖలు PA, PB. PA = PB అని చూపండి; OA = 5 cm, OP = 13 cm అయితే PA ఎంత?',
        },
        figure: [
          circle(o, 5),
          segment(p, a, { colour: 'given' }),
          segment(p, b, { colour: 'given' }),
          dot(o),
          label(o, 'O', [-12, 0]),
          label(p, 'P', [12, 0]),
          label(a, 'A', [4, -14]),
          label(b, 'B', [4, 14]),
        ],
      },
      {
        tex: t`OA\perp PA,\quad OB\perp PB`,
        say: 'Join O to A, B and P. The radius is perpendicular to the tangent at the point of contact. Half a mark.',
        caption: {
          en: 'Radius ⊥ tangent: OA ⊥ PA, OB ⊥ PB. (½ mark)',
          hi: 'त्रिज्या ⊥ स्पर्श रेखा: OA ⊥ PA, OB ⊥ PB। (½ अंक)',
          te: 'వ్యాసార్ధం ⊥ స్పర్శరేఖ: OA ⊥ PA, OB ⊥ PB. (½ మార్కు)',
        },
        mark: '½',
        figure: [
          segment(o, a),
          segment(o, b),
          segment(o, p, { isDashed: true }),
          rightAngle(a, o, p, 0.8),
          rightAngle(b, o, p, 0.8),
        ],
      },
      {
        tex: t`OA=OB,\quad OP=OP`,
        say: 'O A equals O B, both are radii, and O P is common to the two triangles. Half a mark.',
        caption: {
          en: 'OA = OB (radii), OP common. (½ mark)',
          hi: 'OA = OB (त्रिज्याएँ), OP उभयनिष्ठ। (½ अंक)',
          te: 'OA = OB (వ్యాసార్ధాలు), OP ఉమ్మడి. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\triangle OAP\cong\triangle OBP\;\text{(RHS)}`,
        say: 'So the triangles O A P and O B P are congruent by R H S. Half a mark.',
        caption: {
          en: '△OAP ≅ △OBP (RHS). (½ mark)',
          hi: '△OAP ≅ △OBP (RHS)। (½ अंक)',
          te: '△OAP ≅ △OBP (RHS). (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`\therefore\; PA=PB`,
        say: 'Therefore P A equals P B. Half a mark.',
        caption: {
          en: 'Therefore PA = PB. (½ mark)',
          hi: 'इसलिए PA = PB। (½ अंक)',
          te: 'కాబట్టి PA = PB. (½ మార్కు)',
        },
        mark: '½',
      },
      {
        tex: t`PA=\sqrt{13^2-5^2}=12\text{ cm}`,
        say: 'By Pythagoras, P A is the square root of one hundred and sixty nine minus twenty five, twelve centimetres. One mark.',
        caption: {
          en: 'PA = √(13² − 5²) = √144 = 12 cm. (1 mark)',
          hi: 'PA = √(13² − 5²) = √144 = 12 cm। (1 अंक)',
          te: 'PA = √(13² − 5²) = √144 = 12 cm. (1 మార్కు)',
        },
        mark: '1',
      },
    ],
    checks: [
      () => 13 ** 2 - 5 ** 2 === 12 ** 2,
      () => Math.abs(a[0] * (p[0] - a[0]) + a[1] * (p[1] - a[1])) < 1e-9,
    ],
  },
  {
    slug: 'tangent-construction',
    title: 'Constructing tangents (4 marks)',
    topic: 'Constructions',
    figure: { widthInPx: 370, view: [-3.5, -4.2, 8, 4.2] },
    steps: [
      {
        tex: [
          t`\text{Draw a circle of radius 3 cm and construct the tangents to it}`,
          t`\text{from a point 7 cm from its centre.}`,
        ],
        say: 'Draw a circle of radius three centimetres, and construct the tangents to it from a point seven centimetres from its centre.',
        caption: {
          en: 'Draw a circle of radius 3 cm and construct the tangents from a point 7 cm from its centre.',
          hi: '3 cm त्रिज्या का वृत्त बनाएँ और केंद्र से 7 cm दूर बिंदु से स्पर्श रेखाएँ खींचें।',
          te: '3 cm వ్యాసార్ధంతో వృత్తం గీసి, కేంద్రానికి 7 cm దూరంలోని బిందువు నుండి స్పర్శరేఖలు నిర్మించండి.',
        },
      },
      {
        tex: [t`\text{1. Circle, centre } O,\; r=3\text{ cm;}`, t`OP=7\text{ cm.}`],
        say: 'Step one. Draw the circle about O, and mark P seven centimetres away. One mark.',
        caption: {
          en: '1. Circle about O with radius 3 cm; OP = 7 cm. (1 mark)',
          hi: '1. केंद्र O, त्रिज्या 3 cm का वृत्त; OP = 7 cm। (1 अंक)',
          te: '1. కేంద్రం O, వ్యాసార్ధం 3 cm గల వృత్తం; OP = 7 cm. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          circle(o, 3),
          segment(o, far),
          dot(o),
          dot(far),
          label(o, 'O', [-10, 12]),
          label(far, 'P', [13, 0]),
        ],
      },
      {
        tex: [t`\text{2. Bisect } OP \text{ at } M.`],
        say: 'Step two. With equal arcs from O and P, draw the perpendicular bisector of O P. It meets O P at M. One mark.',
        caption: {
          en: '2. Bisect OP with equal arcs; the midpoint is M. (1 mark)',
          hi: '2. बराबर चापों से OP को समद्विभाजित करें; मध्य बिंदु M है। (1 अंक)',
          te: '2. సమాన చాపాలతో OP ని సమద్విఖండన చేయండి; మధ్య బిందువు M. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          arc(o, 4.6, 30, 50, { colour: 'faint' }),
          arc(o, 4.6, -50, -30, { colour: 'faint' }),
          arc(far, 4.6, 130, 150, { colour: 'faint' }),
          arc(far, 4.6, 210, 230, { colour: 'faint' }),
          segment([3.5, -3.9], [3.5, 3.9], { colour: 'faint', isDashed: true }),
          dot(middle),
          label(middle, 'M', [10, 10]),
        ],
      },
      {
        tex: [t`\text{3. Circle, centre } M, \text{ radius } MO:`, t`\text{it cuts at } A \text{ and } B.`],
        say: 'Step three. About M, with radius M O, draw a circle. It cuts the first circle at A and B. One mark.',
        caption: {
          en: '3. The circle about M with radius MO cuts the first at A and B. (1 mark)',
          hi: '3. केंद्र M, त्रिज्या MO का वृत्त पहले को A और B पर काटता है। (1 अंक)',
          te: '3. కేంద్రం M, వ్యాసార్ధం MO గల వృత్తం మొదటిదాన్ని A, B వద్ద ఖండిస్తుంది. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          circle(middle, 3.5, { colour: 'faint', isDashed: true }),
          dot([touchX, touchY]),
          dot([touchX, -touchY]),
          label([touchX, touchY], 'A', [-4, -15]),
          label([touchX, -touchY], 'B', [-4, 15]),
        ],
      },
      {
        tex: [
          t`\text{4. } PA,\,PB \text{ are the tangents:}`,
          t`\angle OAP=90^\circ,\; PA=\sqrt{40}\approx 6.3\text{ cm}`,
        ],
        say: 'Step four. Join P to A and B. The angle in a semicircle is ninety degrees, so these are the tangents. Their length is root forty, about six point three centimetres. One mark.',
        caption: {
          en: '4. Join PA and PB. ∠OAP is in a semicircle, so 90°. PA = √40 ≈ 6.3 cm. (1 mark)',
          hi: '4. PA और PB मिलाएँ। ∠OAP अर्धवृत्त में है, इसलिए 90°। PA = √40 ≈ 6.3 cm। (1 अंक)',
          te: '4. PA, PB కలపండి. ∠OAP అర్ధవృత్తంలో ఉంది, కాబట్టి 90°. PA = √40 ≈ 6.3 cm. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          segment(far, [touchX, touchY], { colour: 'result' }),
          segment(far, [touchX, -touchY], { colour: 'result' }),
        ],
      },
    ],
    checks: [
      () => 7 ** 2 - 3 ** 2 === 40 && Math.sqrt(40).toFixed(1) === '6.3',
      () => Math.abs(Math.hypot(touchX - 3.5, touchY) - 3.5) < 1e-9,
    ],
  },
  {
    slug: 'locus-perpendicular-bisector',
    title: 'Points equally far from two points (4 marks)',
    topic: 'Loci',
    figure: { widthInPx: 300, view: [-4, -4.8, 4, 4.8] },
    steps: [
      {
        tex: [
          t`AB=6\text{ cm. Find the points that are equally far from } A \text{ and } B`,
          t`\text{and 5 cm from } A.\text{ How far are they from } AB?`,
        ],
        say: 'A B is six centimetres. Find the points that are equally far from A and B, and five centimetres from A. How far are they from A B?',
        caption: {
          en: 'AB = 6 cm. Find the points equally far from A and B and 5 cm from A. How far are they from AB?',
          hi: 'AB = 6 cm। A और B से बराबर दूर और A से 5 cm पर स्थित बिंदु ज्ञात करें। वे AB से कितनी दूर हैं?',
          te: 'AB = 6 cm. A, B లకు సమదూరంలో, A కు 5 cm దూరంలో ఉన్న బిందువులేవి? AB కి ఎంత దూరం?',
        },
        figure: [
          segment([-3, 0], [3, 0]),
          dot([-3, 0]),
          dot([3, 0]),
          label([-3, 0], 'A', [-6, 15]),
          label([3, 0], 'B', [6, 15]),
        ],
      },
      {
        tex: [t`\text{Equally far from } A \text{ and } B:`, t`\text{the perpendicular bisector of } AB.`],
        say: 'The locus of points equally far from A and B is the perpendicular bisector of A B. One mark.',
        caption: {
          en: 'Locus 1: the perpendicular bisector of AB. (1 mark)',
          hi: 'बिंदुपथ 1: AB का लंब समद्विभाजक। (1 अंक)',
          te: 'బిందుపథం 1: AB లంబ సమద్విఖండన రేఖ. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          segment([0, -4.7], [0, 4.7], { colour: 'given' }),
          rightAngle([0, 0], [1, 0], [0, 1], 0.3, { colour: 'given' }),
          label([0, 0], 'M', [-12, 13]),
        ],
      },
      {
        tex: [t`\text{5 cm from } A:\text{ the circle about } A`, t`\text{with radius 5 cm.}`],
        say: 'The locus of points five centimetres from A is the circle about A with radius five. We draw only the arc that we need. One mark.',
        caption: {
          en: 'Locus 2: the circle about A with radius 5 cm. (1 mark)',
          hi: 'बिंदुपथ 2: केंद्र A और त्रिज्या 5 cm का वृत्त। (1 अंक)',
          te: 'బిందుపథం 2: కేంద్రం A, వ్యాసార్ధం 5 cm గల వృత్తం. (1 మార్కు)',
        },
        mark: '1',
        figure: [arc([-3, 0], 5, -66, 66, { isDashed: true })],
      },
      {
        tex: t`\text{They meet at } P \text{ and } Q \text{: two points.}`,
        say: 'The two loci meet at P, and on the other side of A B. So there are two such points. One mark.',
        caption: {
          en: 'The two loci meet at two points, P above AB and Q below. (1 mark)',
          hi: 'दोनों बिंदुपथ दो बिंदुओं पर मिलते हैं: AB के ऊपर P और नीचे Q। (1 अंक)',
          te: 'రెండు బిందుపథాలు రెండు చోట్ల కలుస్తాయి: AB పైన P, కింద Q. (1 మార్కు)',
        },
        mark: '1',
        figure: [
          dot([0, 4], 'result'),
          dot([0, -4], 'result'),
          label([0, 4], 'P', [15, -8], 'result'),
          label([0, -4], 'Q', [15, 8], 'result'),
        ],
      },
      {
        tex: t`PM=\sqrt{5^2-3^2}=4\text{ cm}`,
        say: 'In the right triangle A M P, A M is three and A P is five. So P is four centimetres from A B, and so is Q. One mark.',
        caption: {
          en: 'PM = √(5² − 3²) = 4 cm, and the same for Q. (1 mark)',
          hi: 'PM = √(5² − 3²) = 4 cm, और Q के लिए भी यही। (1 अंक)',
          te: 'PM = √(5² − 3²) = 4 cm, Q కు కూడా ఇంతే. (1 మార్కు)',
        },
        mark: '1',
        figure: [segment([-3, 0], [0, 4], { colour: 'result' })],
      },
    ],
    checks: [() => 5 ** 2 - 3 ** 2 === 4 ** 2, () => Math.hypot(0 - 3, 4) === Math.hypot(0 - -3, 4)],
  },
]

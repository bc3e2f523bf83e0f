import type { Sentences } from './sentences.ts'

export const figureAndSectionWords: Sentences = {
  'Triangle ABC; the line DE, with D on AB and E on AC, is parallel to BC.': {
    hi: 'त्रिभुज ABC; रेखा DE, जिसमें D भुजा AB पर और E भुजा AC पर है, BC के समांतर है।',
    te: 'త్రిభుజం ABC; AB పై D, AC పై E గల రేఖ DE, BC కు సమాంతరంగా ఉంది.',
  },
  'A circle with centre O. From the point P outside, PA and PB touch it at A and B.': {
    hi: 'केंद्र O वाला वृत्त। बाहरी बिंदु P से PA और PB उसे A और B पर स्पर्श करती हैं।',
    te: 'కేంద్రం O గల వృత్తం. బాహ్య బిందువు P నుండి PA, PB దాన్ని A, B వద్ద తాకుతాయి.',
  },
  'Two circles A and B that overlap, in a rectangle.': {
    hi: 'आयत के भीतर दो वृत्त A और B, जो एक-दूसरे को काटते हैं।',
    te: 'దీర్ఘచతురస్రంలో ఒకదానిపై ఒకటి వచ్చే రెండు వృత్తాలు A, B.',
  },
  'A right triangle with the angle {} on the ground and the height h.': {
    hi: 'समकोण त्रिभुज, जिसमें भूमि पर कोण {} और ऊँचाई h है।',
    te: 'నేలపై కోణం {}, ఎత్తు h గల లంబకోణ త్రిభుజం.',
  },
  'A sector of a circle with the angle {}.': {
    hi: 'कोण {} वाला वृत्त का त्रिज्यखंड।',
    te: 'కోణం {} గల వృత్త సెక్టారు.',
  },
  'A cone that stands on a hemisphere of the same radius.': {
    hi: 'समान त्रिज्या वाले अर्धगोले पर खड़ा शंकु।',
    te: 'అదే వ్యాసార్ధం గల అర్ధగోళంపై నిలిచిన శంకువు.',
  },
  'Section A: {} questions of {} mark': { hi: 'खंड A: {2} अंक के {1} प्रश्न', te: 'విభాగం A: {2} మార్కు ప్రశ్నలు {1}' },
  'Section B: {} questions of {} marks': {
    hi: 'खंड B: {2} अंक के {1} प्रश्न',
    te: 'విభాగం B: {2} మార్కుల ప్రశ్నలు {1}',
  },
  'Section C: {} questions of {} marks': {
    hi: 'खंड C: {2} अंक के {1} प्रश्न',
    te: 'విభాగం C: {2} మార్కుల ప్రశ్నలు {1}',
  },
  'Section D: {} questions of {} marks': {
    hi: 'खंड D: {2} अंक के {1} प्रश्न',
    te: 'విభాగం D: {2} మార్కుల ప్రశ్నలు {1}',
  },
  'Section E: {} questions of {} marks': {
    hi: 'खंड E: {2} अंक के {1} प्रश्न',
    te: 'విభాగం E: {2} మార్కుల ప్రశ్నలు {1}',
  },
  'Section I: {} questions of {} mark': { hi: 'खंड I: {2} अंक के {1} प्रश्न', te: 'విభాగం I: {2} మార్కు ప్రశ్నలు {1}' },
  'Section II: {} questions of {} marks': {
    hi: 'खंड II: {2} अंक के {1} प्रश्न',
    te: 'విభాగం II: {2} మార్కుల ప్రశ్నలు {1}',
  },
  'Section III: {} questions of {} marks': {
    hi: 'खंड III: {2} अंक के {1} प्रश्न',
    te: 'విభాగం III: {2} మార్కుల ప్రశ్నలు {1}',
  },
  'Section IV: {} questions of {} marks': {
    hi: 'खंड IV: {2} अंक के {1} प्रश्न',
    te: 'విభాగం IV: {2} మార్కుల ప్రశ్నలు {1}',
  },
}

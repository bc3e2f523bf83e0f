import type { SiteSeed } from './site-seed.ts'

export const results: SiteSeed<'results'> = {
  source:
    'Invented for the demonstration: how a comparison with a paper of a board would be shown. No paper was copied.',
  isSample: true,
  value: {
    en: [
      {
        title: 'The nature of roots',
        text: 'Lesson 4.3 and a 3-mark question on the nature of roots, side by side.',
        marks: '3',
      },
      {
        title: 'Two tangents from a point',
        text: 'Lesson 10.2 and a 3-mark proof that the two tangents are equal, step for step.',
        marks: '3',
      },
      {
        title: 'The median of grouped data',
        text: 'Worksheet 13 and a 5-mark table on the median: other numbers, the same five steps.',
        marks: '5',
      },
    ],
    hi: [
      {
        title: 'मूलों की प्रकृति',
        text: 'पाठ 4.3 और मूलों की प्रकृति पर 3 अंकों का एक प्रश्न, आमने-सामने।',
        marks: '3',
      },
      {
        title: 'एक बिंदु से दो स्पर्श रेखाएँ',
        text: 'पाठ 10.2 और 3 अंकों की उपपत्ति कि दोनों स्पर्श रेखाएँ बराबर हैं, चरण-दर-चरण।',
        marks: '3',
      },
      {
        title: 'वर्गीकृत आँकड़ों का माध्यक',
        text: 'वर्कशीट 13 और माध्यक पर 5 अंकों की एक सारणी: संख्याएँ अलग, वही पाँच चरण।',
        marks: '5',
      },
    ],
    te: [
      {
        title: 'మూలాల స్వభావం',
        text: 'పాఠం 4.3, మూలాల స్వభావంపై 3 మార్కుల ప్రశ్న: పక్కపక్కనే.',
        marks: '3',
      },
      {
        title: 'ఒక బిందువు నుండి రెండు స్పర్శరేఖలు',
        text: 'పాఠం 10.2, రెండు స్పర్శరేఖలు సమానమనే 3 మార్కుల నిరూపణ: మెట్టు మెట్టుకూ పోలిక.',
        marks: '3',
      },
      {
        title: 'వర్గీకృత దత్తాంశం మధ్యగతం',
        text: 'వర్క్‌షీట్ 13, మధ్యగతంపై 5 మార్కుల పట్టిక: సంఖ్యలు వేరు, అవే ఐదు మెట్లు.',
        marks: '5',
      },
    ],
  },
}
